-- Units of funds, which are priced once a day. A fund itself is an instrument of the market; nothing of it is stored.

create table fund_order (
  id text primary key,
  member_id text not null references member (id),
  account_id text not null references account (id),
  symbol text not null,
  market_id text not null,
  currency text not null,
  side text not null check (side in ('subscribe', 'redeem')),
  mode text not null check (mode in ('amount', 'all')),
  -- `priced`: a redemption that is counted and not paid yet.
  status text not null check (status in ('submitted', 'priced', 'settled', 'canceled')),
  -- What was asked for; null for `all`.
  amount numeric(28,8) check (amount > 0),
  -- Units that a redemption sets aside until it is priced.
  reserved_units numeric(28,8) check (reserved_units > 0),
  handling_fee numeric(28,8),
  -- Subscription: what bought units. Redemption: what is paid out.
  net_amount numeric(28,8),
  nav numeric(28,8),
  nav_date date,
  units numeric(28,8),
  -- Business time, as are the others.
  submitted_at timestamptz not null,
  cut_off_at timestamptz not null,
  dealing_date date not null,
  priced_at timestamptz not null,
  settlement_date date not null,
  settles_at timestamptz not null,
  settled_at timestamptz,
  canceled_at timestamptz,
  check ((side = 'redeem') = (reserved_units is not null)),
  check (side = 'redeem' or amount is not null),
  check ((nav is null) = (status in ('submitted', 'canceled'))),
  check ((settled_at is not null) = (status = 'settled')),
  check ((canceled_at is not null) = (status = 'canceled'))
);
create index fund_order_of_member on fund_order (member_id, id desc);

create table fund_holding (
  member_id text not null references member (id),
  symbol text not null,
  market_id text not null,
  currency text not null,
  units numeric(28,8) not null check (units >= 0),
  -- What the units held now cost, fees included.
  cost numeric(28,8) not null check (cost >= 0),
  primary key (member_id, symbol)
);

create view open_hold_fund as
  select member_id as owner, 'fund' as account_kind, currency as commodity,
         case side when 'subscribe' then amount else net_amount end as amount
    from fund_order
   where (side = 'subscribe' and status = 'submitted') or (side = 'redeem' and status = 'priced');

create view state_fault_fund as
  select format('fund order %s was never submitted', id) as fault
    from fund_order o where not exists (select from journal where ref = 'fund:' || o.id || ':hold')
  union all
  select format('fund order %s is %s, its release says otherwise', id, status)
    from fund_order o where (status = 'canceled') <> exists (select from journal where ref = 'fund:' || o.id || ':release')
  union all
  select format('fund order %s is %s, its price says otherwise', id, status)
    from fund_order o
   where (status in ('priced', 'settled')) <> exists (select from journal where ref = 'fund:' || o.id || ':price')
  union all
  select format('%s %s: holdings say %s, books say %s', owner, commodity, coalesce(holdings.units, 0), coalesce(books.units, 0))
    from (select member_id as owner, symbol as commodity, units from fund_holding) as holdings
    full join (select owner, commodity, sum(balance) as units from book
                where book in ('fund_units', 'fund_units_held') group by owner, commodity) as books using (owner, commodity)
   where coalesce(holdings.units, 0) <> coalesce(books.units, 0)
  union all
  select format('%s %s: redemptions set aside %s, books say %s', owner, commodity, coalesce(orders.units, 0), coalesce(books.units, 0))
    from (select member_id as owner, symbol as commodity, sum(reserved_units) as units from fund_order
           where side = 'redeem' and status = 'submitted' group by member_id, symbol) as orders
    full join (select owner, commodity, sum(balance) as units from book
                where book = 'fund_units_held' group by owner, commodity) as books using (owner, commodity)
   where coalesce(orders.units, 0) <> coalesce(books.units, 0);
