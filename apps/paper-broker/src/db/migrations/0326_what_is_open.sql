-- What is open of a position, however much of it has ended, and the devices of a customer's sessions. On large tables make them
-- beforehand, concurrently.
create index if not exists lot_open on lot (position_id, opened_at, fill_id) where remaining > 0;
create index if not exists close_request_open on close_request (position_id) where status in ('closing_review', 'approved');
create index if not exists trade_order_closing on trade_order (position_id)
  where intent = 'close' and status in ('wait', 'handle', 'partially_filled');
create index if not exists member_session_by_device on member_session (member_id, browser, system);
