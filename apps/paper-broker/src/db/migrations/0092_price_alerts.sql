-- Prices that customers want to hear of. As with orders, `due_at` (business time) is when the price path next has
-- something to say: the moment of the crossing is found ahead, so nobody watches and nothing between two looks is missed.

create table price_alert (
  member_id text not null references member (id),
  id text not null,
  symbol text not null,
  kind text not null check (kind in ('above', 'below', 'percent')),
  value numeric(28,8) not null,
  state text not null check (state in ('active', 'fired')),
  created_at timestamptz not null,
  due_at timestamptz,
  fired_at timestamptz,
  fired_price numeric(28,8),
  primary key (member_id, id),
  check ((state = 'active') = (due_at is not null)),
  check ((state = 'fired') = (fired_at is not null and fired_price is not null))
);
create unique index price_alert_once on price_alert (member_id, symbol, kind, value) where state = 'active';
create index price_alert_due on price_alert (due_at) where due_at is not null;
