-- Each index holds a member's rows in parts, one part for each state, each part in the order of the list. A list that is
-- narrowed to a rare state is therefore found at once, however many rows a customer has. These indexes replace the ones by
-- member alone. Orders and positions have one more, by symbol; in return, journals have one less.
create index if not exists trade_order_by_status on trade_order (member_id, status, submitted_at desc, id desc);
create index if not exists trade_order_by_symbol on trade_order (member_id, symbol, status, submitted_at desc, id desc);
create index if not exists position_by_state on position (member_id, state, id desc);
create index if not exists position_by_symbol on position (member_id, symbol, state, id desc);
create index if not exists close_request_by_status on close_request (member_id, status, id desc);
create index if not exists deposit_by_status on deposit (member_id, status, submitted_at desc, id desc);
create index if not exists withdrawal_by_status on withdrawal (member_id, status, submitted_at desc, id desc);
create index if not exists loan_by_status on loan (member_id, (approval_status || ' ' || loan_status), id desc);
create index if not exists quant_subscription_by_status on quant_subscription (member_id, status, id desc);
create index if not exists notice_unread_of_kind on notice (member_id, kind, id desc) where read_at is null;
