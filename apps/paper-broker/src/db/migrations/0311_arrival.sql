-- What is due at the same moment is done in the order in which it came. Ids do not say that: they begin with the time of
-- the machine that made them, and machines differ or are set back. So the store counts. Rows from before this migration
-- have 0; a row of a server of the version before has none and comes last.
create sequence if not exists arrival;
alter table trade_order add column if not exists arrival bigint default 0;
alter table position add column if not exists arrival bigint default 0;
alter table close_request add column if not exists arrival bigint default 0;
alter table trade_order alter column arrival set default nextval('arrival');
alter table position alter column arrival set default nextval('arrival');
alter table close_request alter column arrival set default nextval('arrival');
create index if not exists trade_order_due_in_turn on trade_order (due_at, arrival, id) where due_at is not null;
create index if not exists position_due_in_turn on position (due_at, arrival, id) where due_at is not null;
create index if not exists close_request_due_in_turn on close_request (due_at, arrival, id) where due_at is not null;
