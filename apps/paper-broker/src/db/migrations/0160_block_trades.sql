-- Block trades: an order of type `block` on an offer of the market. The offers themselves are computed from the market's
-- seed and the date, so only what was taken of them is stored.

create table block_trade (
  order_id text primary key references trade_order (id),
  offer_id text not null,
  quantity numeric(28,8) not null check (quantity > 0),
  -- The review is promised by then.
  review_due_at timestamptz not null,
  decided_at timestamptz,
  -- Why it was refused, for the customer to read.
  reason text
);
create index block_trade_of_offer on block_trade (offer_id);

-- Taken by whoever takes from an offer, so that two never take the same shares.
create table block_offer_lock (
  offer_id text primary key
);

create view state_fault_block as
  select format('block trade %s is of type %s', b.order_id, o.order_type) as fault
    from block_trade b join trade_order o on o.id = b.order_id where o.order_type <> 'block'
  union all
  select format('order %s is a block trade without an offer', o.id)
    from trade_order o where o.order_type = 'block' and not exists (select from block_trade b where b.order_id = o.id)
  union all
  select format('block trade %s was decided and still waits', b.order_id)
    from block_trade b join trade_order o on o.id = b.order_id where b.decided_at is not null and o.status in ('wait', 'handle');
