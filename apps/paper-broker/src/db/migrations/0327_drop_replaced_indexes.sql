-- What the indexes of the migration before replace.
drop index if exists lot_of_position, close_request_of_position, trade_order_of_position;
