-- Rows that knew their member through another row only get a member of their own. The next migrations fill it in and make
-- it part of the keys. A server of the version before does not write it, so a trigger does.
alter table lot add column if not exists member_id text;
alter table block_trade add column if not exists member_id text;
alter table kyc_image add column if not exists member_id text;
alter table loan_repayment add column if not exists member_id text;
alter table quant_day add column if not exists member_id text;
alter table upload_blob add column if not exists member_id text;

-- Arguments: the table of the other row, and the column that holds its id.
create function member_of_whole() returns trigger language plpgsql as $$
begin
  execute format('select member_id from %I where id = ($1).%I', tg_argv[0], tg_argv[1]) using new into new.member_id;
  return new;
end $$;
create trigger lot_has_member before insert on lot
  for each row when (new.member_id is null) execute function member_of_whole('position', 'position_id');
create trigger block_trade_has_member before insert on block_trade
  for each row when (new.member_id is null) execute function member_of_whole('trade_order', 'order_id');
create trigger kyc_image_has_member before insert on kyc_image
  for each row when (new.member_id is null) execute function member_of_whole('kyc_case', 'case_id');
create trigger loan_repayment_has_member before insert on loan_repayment
  for each row when (new.member_id is null) execute function member_of_whole('loan', 'loan_id');
create trigger quant_day_has_member before insert on quant_day
  for each row when (new.member_id is null) execute function member_of_whole('quant_subscription', 'subscription_id');
create trigger upload_blob_has_member before insert on upload_blob
  for each row when (new.member_id is null) execute function member_of_whole('upload', 'upload_id');
