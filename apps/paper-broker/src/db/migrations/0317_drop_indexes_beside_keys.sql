-- Every statement that looks into these tables names the member, so the primary key finds what these indexes found.
drop index if exists account_by_id, bank_card_by_id, block_trade_by_id, crypto_wallet_by_id, fill_by_id,
  fx_conversion_by_id, fx_quote_by_id, kyc_image_by_id, loan_quote_by_id, loan_repayment_by_id, lot_by_id,
  quant_day_by_id, recovery_code_by_id, transfer_by_id, upload_blob_by_id;
-- These begin as the primary key does, which is read from its end for the newest first.
drop index if exists fund_order_of_member, fx_conversion_of_member, ipo_subscription_of_member, recovery_code_of_member,
  transfer_of_member, upload_of_member;
-- Another index of the member finds the rows of these, and nobody looks for all who watch a share or for quotes that ended.
-- The entries of the house are read as a whole.
drop index if exists entry_of_house, fx_quote_by_expiry, watchlist_item_by_symbol, withdrawal_under_way;
