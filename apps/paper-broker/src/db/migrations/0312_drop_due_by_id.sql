-- What the indexes of the migration before replace.
drop index trade_order_due;
drop index position_due;
drop index close_request_due;
