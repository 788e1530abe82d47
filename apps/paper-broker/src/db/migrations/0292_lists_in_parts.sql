-- A list that is narrowed to what is rare finds it at once, however many rows a customer has: each index holds the rows of a
-- member in parts, one for each state, and each part in the order of the list. They take the place of those by member alone.
-- Orders and positions have one more, by symbol; for it, journals have one less.
create index if not exists trade_order_by_status on trade_order (member_id, status, submitted_at desc, id desc);
create index if not exists trade_order_by_symbol on trade_order (member_id, symbol, status, submitted_at desc, id desc);
drop index trade_order_of_member;

create index if not exists position_by_state on position (member_id, state, id desc);
create index if not exists position_by_symbol on position (member_id, symbol, state, id desc);
drop index position_of_member;

create index if not exists close_request_by_status on close_request (member_id, status, id desc);
drop index close_request_of_member;

create index if not exists deposit_by_status on deposit (member_id, status, submitted_at desc, id desc);
drop index deposit_of_member;

create index if not exists withdrawal_by_status on withdrawal (member_id, status, submitted_at desc, id desc);
drop index withdrawal_of_member;

create index if not exists loan_by_status on loan (member_id, (approval_status || ' ' || loan_status), id desc);
drop index loan_of_member;

create index if not exists quant_subscription_by_status on quant_subscription (member_id, status, id desc);
drop index quant_subscription_of_member;

create index if not exists notice_unread_of_kind on notice (member_id, kind, id desc) where read_at is null;
drop index notice_unread;

-- Nothing looks journals up by what they are about.
drop index journal_by_subject;
