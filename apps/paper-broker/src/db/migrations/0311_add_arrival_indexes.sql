create index if not exists trade_order_due_in_turn on trade_order (due_at, arrival, id) where due_at is not null;
create index if not exists position_due_in_turn on position (due_at, arrival, id) where due_at is not null;
create index if not exists close_request_due_in_turn on close_request (due_at, arrival, id) where due_at is not null;
