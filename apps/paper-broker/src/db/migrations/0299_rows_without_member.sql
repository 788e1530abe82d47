-- Finds the rows of the next migration, which are none when it ends.
create index if not exists lot_without_member on lot (fill_id) where member_id is null;
create index if not exists block_trade_without_member on block_trade (order_id) where member_id is null;
create index if not exists kyc_image_without_member on kyc_image (case_id) where member_id is null;
create index if not exists loan_repayment_without_member on loan_repayment (id) where member_id is null;
create index if not exists quant_day_without_member on quant_day (subscription_id) where member_id is null;
create index if not exists upload_blob_without_member on upload_blob (upload_id) where member_id is null;
