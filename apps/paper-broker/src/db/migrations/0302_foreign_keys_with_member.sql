-- Foreign keys take the member along. Rows that are there are checked by the next migration, without a lock.
alter table position add constraint position_account
  foreign key (member_id, account_id) references account (member_id, id) not valid;
alter table close_request add constraint close_request_position
  foreign key (member_id, position_id) references position (member_id, id) not valid;
alter table trade_order add constraint trade_order_account
  foreign key (member_id, account_id) references account (member_id, id) not valid;
alter table trade_order add constraint trade_order_close_request
  foreign key (member_id, close_request_id) references close_request (member_id, id) not valid;
alter table trade_order add constraint trade_order_position
  foreign key (member_id, position_id) references position (member_id, id) not valid;
alter table fill add constraint fill_order
  foreign key (member_id, order_id) references trade_order (member_id, id) not valid;
alter table fill add constraint fill_position
  foreign key (member_id, position_id) references position (member_id, id) not valid;
alter table lot add constraint lot_position
  foreign key (member_id, position_id) references position (member_id, id) not valid;
alter table block_trade add constraint block_trade_order
  foreign key (member_id, order_id) references trade_order (member_id, id) not valid;
alter table fund_order add constraint fund_order_account
  foreign key (member_id, account_id) references account (member_id, id) not valid;
alter table ipo_subscription add constraint ipo_subscription_account
  foreign key (member_id, account_id) references account (member_id, id) not valid;
alter table ipo_subscription add constraint ipo_subscription_position
  foreign key (member_id, position_id) references position (member_id, id) not valid;
alter table quant_subscription add constraint quant_subscription_account
  foreign key (member_id, account_id) references account (member_id, id) not valid;
alter table transfer add constraint transfer_from_account
  foreign key (member_id, from_account_id) references account (member_id, id) not valid;
alter table transfer add constraint transfer_to_account
  foreign key (member_id, to_account_id) references account (member_id, id) not valid;
alter table withdrawal add constraint withdrawal_account
  foreign key (member_id, account_id) references account (member_id, id) not valid;
alter table kyc_image add constraint kyc_image_case
  foreign key (member_id, case_id) references kyc_case (member_id, id) not valid;
alter table loan_repayment add constraint loan_repayment_loan
  foreign key (member_id, loan_id) references loan (member_id, id) not valid;
alter table quant_day add constraint quant_day_subscription
  foreign key (member_id, subscription_id) references quant_subscription (member_id, id) not valid;

alter table block_trade add constraint block_trade_member check (member_id is not null) not valid;
alter table kyc_image add constraint kyc_image_member check (member_id is not null) not valid;
alter table loan_repayment add constraint loan_repayment_member check (member_id is not null) not valid;
alter table lot add constraint lot_member check (member_id is not null) not valid;
alter table quant_day add constraint quant_day_member check (member_id is not null) not valid;
alter table upload_blob add constraint upload_blob_member check (member_id is not null) not valid;
