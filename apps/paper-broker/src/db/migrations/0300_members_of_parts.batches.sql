-- The member of the rows that were there before, a few thousand at a time. Deleted: bytes of a picture of which nothing is known.
with
  lots as (
    update lot set member_id = whole.member_id from position as whole
     where whole.id = lot.position_id and lot.fill_id in (
       select fill_id from lot where member_id is null limit 2000)
    returning 1),
  block_trades as (
    update block_trade set member_id = whole.member_id from trade_order as whole
     where whole.id = block_trade.order_id and block_trade.order_id in (
       select order_id from block_trade where member_id is null limit 2000)
    returning 1),
  kyc_images as (
    update kyc_image set member_id = whole.member_id from kyc_case as whole
     where whole.id = kyc_image.case_id and (kyc_image.case_id, kyc_image.part) in (
       select case_id, part from kyc_image where member_id is null limit 2000)
    returning 1),
  loan_repayments as (
    update loan_repayment set member_id = whole.member_id from loan as whole
     where whole.id = loan_repayment.loan_id and loan_repayment.id in (
       select id from loan_repayment where member_id is null limit 2000)
    returning 1),
  quant_days as (
    update quant_day set member_id = whole.member_id from quant_subscription as whole
     where whole.id = quant_day.subscription_id and (quant_day.subscription_id, quant_day.day) in (
       select subscription_id, day from quant_day where member_id is null limit 2000)
    returning 1),
  upload_blobs as (
    update upload_blob set member_id = whole.member_id from upload as whole
     where whole.id = upload_blob.upload_id and upload_blob.upload_id in (
       select upload_id from upload_blob where member_id is null limit 500)
    returning 1),
  unknown as (
    delete from upload_blob
     where member_id is null and not exists (select from upload where upload.id = upload_blob.upload_id)
    returning 1)
select (select count(*) from lots) + (select count(*) from block_trades) + (select count(*) from kyc_images) + (select count(*) from loan_repayments) + (select count(*) from quant_days) + (select count(*) from upload_blobs) + (select count(*) from unknown) as changed;
