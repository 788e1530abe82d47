-- Subscriptions of new shares. The offerings themselves are not stored: they follow from the market's seed and the clock.

create table ipo_subscription (
  id text primary key,
  member_id text not null references member (id),
  account_id text not null references account (id),
  -- Of the market's offering.
  offering_id text not null,
  symbol text not null,
  market_id text not null,
  currency text not null,
  mode text not null check (mode in ('max', 'partial')),
  status text not null check (status in ('submitted', 'audited', 'waiting_allotment', 'allotted', 'partially_allotted',
    'not_allotted', 'listed', 'refused', 'canceled')),
  quantity numeric(28,8) not null check (quantity > 0),
  issue_price numeric(28,8) not null,
  -- Quantity times issue price: held from the submission to the allotment.
  total_amount numeric(28,8) not null check (total_amount > 0),
  allotted_quantity numeric(28,8) check (allotted_quantity between 0 and quantity),
  allotted_amount numeric(28,8),
  refund_amount numeric(28,8),
  refuse_reason text,
  position_id text references position (id),
  -- Business time, as are the others.
  subscribed_at timestamptz not null,
  audited_at timestamptz,
  allotted_at timestamptz,
  listed_at timestamptz,
  -- When it was refused or cancelled.
  ended_at timestamptz,
  check ((ended_at is not null) = (status in ('refused', 'canceled'))),
  check ((listed_at is not null) = (status = 'listed')),
  check ((allotted_quantity is null) = (allotted_at is null) and (allotted_amount is null) = (allotted_at is null))
);
create unique index ipo_subscription_one on ipo_subscription (member_id, offering_id)
  where status not in ('refused', 'canceled');
create index ipo_subscription_of_member on ipo_subscription (member_id, id desc);
create index ipo_subscription_of_offering on ipo_subscription (offering_id, status);
create index ipo_subscription_waiting on ipo_subscription (subscribed_at) where status = 'submitted';

-- How an allotment came out: with it, and the published rule, anyone can count it again.
create table ipo_allotment (
  offering_id text primary key,
  -- All in lots. `rounds` went to everybody who asked for as many, `ballot_lots` by ballot.
  public_lots bigint not null check (public_lots > 0),
  rounds bigint not null check (rounds >= 0),
  ballot_lots bigint not null check (ballot_lots >= 0),
  ballot_applicants bigint not null check (ballot_applicants >= ballot_lots),
  customer_lots bigint not null check (customer_lots between 0 and public_lots),
  allotted_at timestamptz not null
);

-- A lot is an acquisition: a fill, or new shares that were listed. `fill_id` names either; `state_fault_ipo` holds it.
alter table lot drop constraint lot_fill_id_fkey;

create view open_hold_ipo as
  select member_id as owner, 'trade' as account_kind, currency as commodity, total_amount as amount
    from ipo_subscription where status in ('submitted', 'audited', 'waiting_allotment');

create view state_fault_ipo as
  select format('subscription %s has no hold', id) as fault
    from ipo_subscription s where not exists (select from journal where ref = 'ipo:' || s.id || ':hold')
  union all
  select format('subscription %s is %s, its release says otherwise', id, status)
    from ipo_subscription s
   where (status in ('refused', 'canceled')) <> exists (select from journal where ref = 'ipo:' || s.id || ':release')
  union all
  select format('subscription %s is %s, its allotment says otherwise', id, status)
    from ipo_subscription s
   where (status in ('allotted', 'partially_allotted', 'not_allotted', 'listed'))
      <> exists (select from journal where ref = 'ipo:' || s.id || ':allot')
  union all
  select format('subscription %s is %s, its listing says otherwise', id, status)
    from ipo_subscription s
   where (status = 'listed') <> exists (select from journal where ref = 'ipo:' || s.id || ':list')
  union all
  select format('subscription %s: %s allotted and %s back of %s', id, allotted_amount, refund_amount, total_amount)
    from ipo_subscription
   where allotted_at is not null
     and (allotted_amount + refund_amount <> total_amount or allotted_amount <> allotted_quantity * issue_price)
  union all
  select format('%s %s: allotted %s, books say %s pending', owner, commodity, coalesce(allotted.quantity, 0), coalesce(books.quantity, 0))
    from (select member_id as owner, symbol as commodity, sum(allotted_quantity) as quantity from ipo_subscription
           where status in ('allotted', 'partially_allotted') group by member_id, symbol) as allotted
    full join (select owner, commodity, sum(balance) as quantity from book
                where book = 'ipo_pending' group by owner, commodity) as books using (owner, commodity)
   where coalesce(allotted.quantity, 0) <> coalesce(books.quantity, 0)
  union all
  select format('listed subscription %s: its lot says %s of %s', s.id, lot.quantity, s.allotted_quantity)
    from ipo_subscription s left join lot on lot.fill_id = s.id
   where s.status = 'listed' and lot.quantity is distinct from s.allotted_quantity
  union all
  select format('lot %s comes from nothing', fill_id) from lot
   where not exists (select from fill where fill.id = lot.fill_id)
     and not exists (select from ipo_subscription s where s.id = lot.fill_id and s.status = 'listed');
