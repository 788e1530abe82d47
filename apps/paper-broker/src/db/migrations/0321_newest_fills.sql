-- A customer's trades of the last days, and the newest fills of a position, whatever the number of older ones. On a large table
-- make both beforehand, concurrently.
create index if not exists fill_of_day on fill (member_id, trade_date, symbol);
create index if not exists fill_newest_of_position on fill (position_id, filled_at, id);
