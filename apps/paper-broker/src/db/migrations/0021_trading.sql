-- Orders, what filled them, the positions they opened, and the requests to close these.
--
-- `due_at` (business time) is when the matcher has something to do for a row: the price path is a pure function, so the
-- moment of the next crossing is found once, when the row changes, instead of being watched for. The partial indexes on
-- it are the matcher's work list. It never leaves the server.

create table position (
  id text primary key,
  member_id text not null references member (id),
  symbol text not null,
  market_id text not null,
  currency text not null,
  direction text not null check (direction in ('long', 'short')),
  state text not null check (state in ('open', 'closing_review', 'closing', 'closed')),
  account_id text not null references account (id),
  -- Shares held now; of these, `closing_quantity` are in requests and orders that close them.
  quantity numeric(28,8) not null check (quantity >= 0),
  closing_quantity numeric(28,8) not null default 0 check (closing_quantity between 0 and quantity),
  -- What the shares held now cost (long) or brought (short), and the opening fees not yet counted in `realized_pnl`.
  open_amount numeric(28,8) not null,
  open_fee numeric(28,8) not null,
  -- Money of a short that lies in the margin book. Long: 0.
  margin numeric(28,8) not null default 0,
  realized_pnl numeric(28,8) not null default 0,
  handling_fee numeric(28,8) not null default 0,
  -- Over the whole life.
  opened_quantity numeric(28,8) not null,
  opened_amount numeric(28,8) not null,
  closed_amount numeric(28,8) not null default 0,
  stop_loss numeric(28,8),
  take_profit numeric(28,8),
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- The path has been looked at up to here.
  watched_until timestamptz not null,
  due_at timestamptz,
  version int not null default 1,
  check ((state = 'closed') = (quantity = 0)),
  check ((state = 'closed') = (closed_at is not null))
);
create unique index position_one_open on position (member_id, symbol, direction) where state <> 'closed';
create index position_of_member on position (member_id, id desc);
create index position_due on position (due_at, id) where due_at is not null;

create table close_request (
  id text primary key,
  member_id text not null references member (id),
  position_id text not null references position (id),
  quantity numeric(28,8) not null check (quantity > 0),
  order_type text not null check (order_type in ('market', 'limit')),
  price numeric(28,8),
  status text not null check (status in ('closing_review', 'approved', 'filled', 'refused', 'withdrawn')),
  reason text,
  order_id text,
  submitted_at timestamptz not null,
  -- The review is promised by then; where the stated policy decides, it decides at `due_at`.
  review_due_at timestamptz not null,
  due_at timestamptz,
  decided_at timestamptz
);
create index close_request_of_member on close_request (member_id, id desc);
create index close_request_of_position on close_request (position_id);
create index close_request_waiting on close_request (submitted_at) where status = 'closing_review';
create index close_request_due on close_request (due_at, id) where due_at is not null;

create table trade_order (
  id text primary key,
  member_id text not null references member (id),
  account_id text not null references account (id),
  client_order_id text,
  symbol text not null,
  market_id text not null,
  currency text not null,
  direction text not null check (direction in ('long', 'short')),
  intent text not null check (intent in ('open', 'close')),
  -- `system`: a stop loss, a take profit or a stop-out; the customer cannot cancel it.
  origin text not null check (origin in ('member', 'system')),
  order_type text not null check (order_type in ('market', 'limit', 'block')),
  quantity numeric(28,8) not null check (quantity > 0),
  -- The limit price, or for a market order the last price when it was placed.
  order_price numeric(28,8) not null,
  -- Never filled at a worse price than this; null for no bound.
  worst_price numeric(28,8),
  stop_loss numeric(28,8),
  take_profit numeric(28,8),
  time_in_force text not null check (time_in_force in ('day', 'gtc')),
  status text not null check (status in ('wait', 'handle', 'partially_filled', 'filled', 'canceled', 'refused', 'expired')),
  reject_code text,
  estimated_fee numeric(28,8) not null,
  filled_quantity numeric(28,8) not null default 0 check (filled_quantity between 0 and quantity),
  -- Sum of price times quantity of the fills, not rounded; `filled_amount` is what was booked for it.
  filled_gross numeric(28,8) not null default 0,
  filled_amount numeric(28,8) not null default 0,
  handling_fee numeric(28,8) not null default 0,
  realized_pnl numeric(28,8),
  -- Money of this order that still lies in the held book.
  hold_amount numeric(28,8) not null check (hold_amount >= 0),
  position_id text references position (id),
  close_request_id text references close_request (id),
  submitted_at timestamptz not null,
  -- End of the session that a day order is good for.
  expires_at timestamptz,
  matched_until timestamptz not null,
  due_at timestamptz,
  filled_at timestamptz,
  closed_at timestamptz,
  version int not null default 1,
  check ((closed_at is null) = (status in ('wait', 'handle', 'partially_filled'))),
  check (intent = 'open' or position_id is not null)
);
create index trade_order_of_member on trade_order (member_id, id desc);
create index trade_order_of_position on trade_order (position_id) where position_id is not null;
create index trade_order_due on trade_order (due_at, id) where due_at is not null;

create table fill (
  id text primary key,
  order_id text not null references trade_order (id),
  member_id text not null,
  position_id text not null references position (id),
  symbol text not null,
  -- The instrument's change, not the customer's view of it: closing a short buys.
  side text not null check (side in ('buy', 'sell')),
  quantity numeric(28,8) not null check (quantity > 0),
  price numeric(28,8) not null check (price > 0),
  amount numeric(28,8) not null,
  fee numeric(28,8) not null,
  realized_pnl numeric(28,8),
  filled_at timestamptz not null,
  -- The session's date in the zone of the market.
  trade_date date not null
);
create index fill_of_order on fill (order_id, filled_at);
create index fill_of_member on fill (member_id, symbol, trade_date);

-- One acquisition each. Taken first in, first out for the tax view; the profit of a position uses its average cost.
create table lot (
  fill_id text primary key references fill (id),
  position_id text not null references position (id),
  quantity numeric(28,8) not null check (quantity > 0),
  remaining numeric(28,8) not null check (remaining between 0 and quantity),
  price numeric(28,8) not null,
  opened_at timestamptz not null
);
create index lot_of_position on lot (position_id, opened_at, fill_id);

-- Places an order that opens: looks at the funds under their lock, stores the order, holds the money. Answers `placed`,
-- or why not, having changed nothing.
create function place_order(
  p_order jsonb, p_journal_ref text, p_entry_ids text[], p_owners text[], p_account_kinds text[], p_books text[],
  p_commodities text[], p_amounts numeric[]
) returns text language plpgsql as $$
declare
  v_order trade_order := jsonb_populate_record(null::trade_order, p_order);
  v_available numeric;
begin
  if exists (select from instrument_status where symbol = v_order.symbol and status = 'halted') then
    return 'instrument_halted';
  end if;
  select balance into v_available from book
    where owner = v_order.member_id and account_kind = 'trade' and book = 'available' and commodity = v_order.currency
    for update;
  if v_available is null or v_available < v_order.hold_amount then
    return 'insufficient_funds';
  end if;
  insert into trade_order select v_order.*;
  perform post_journal(p_journal_ref, 'order_hold', null, 'order', v_order.id, v_order.submitted_at,
    p_entry_ids, p_owners, p_account_kinds, p_books, p_commodities, p_amounts);
  return 'placed';
end $$;

-- The same behind a session and an idempotency key, with the answer stored: a whole request in one statement. False when
-- it is not that simple (the session is over, the key is known, the funds do not suffice); then nothing was changed, and
-- the caller takes the long way.
create function place_order_once(
  -- Null when the caller has checked the session itself.
  p_token_hash bytea, p_operation text, p_key text, p_body_hash bytea, p_answer text, p_wall timestamptz,
  p_order jsonb, p_journal_ref text, p_entry_ids text[], p_owners text[], p_account_kinds text[], p_books text[],
  p_commodities text[], p_amounts numeric[]
) returns boolean language plpgsql as $$
declare
  v_scope text := p_order ->> 'member_id';
begin
  if p_token_hash is not null
     and not exists (select from live_session(p_token_hash, p_wall) where member_id = v_scope) then
    return false;
  end if;
  insert into idempotency (scope, operation, key, body_hash, status, body, created_at)
    values (v_scope, p_operation, p_key, p_body_hash, 201, p_answer, p_wall)
    on conflict do nothing;
  if not found then
    return false;
  end if;
  if place_order(p_order, p_journal_ref, p_entry_ids, p_owners, p_account_kinds, p_books, p_commodities, p_amounts)
     = 'placed' then
    return true;
  end if;
  delete from idempotency where scope = v_scope and operation = p_operation and key = p_key;
  return false;
end $$;

-- I6: money that something open holds. A module that holds money replaces this view by one with its own rows added.
create view open_hold as
  select member_id as owner, 'trade' as account_kind, currency as commodity, hold_amount as amount
    from trade_order where hold_amount <> 0 and status in ('wait', 'handle', 'partially_filled');

-- I11: rows whose state says something else than the ledger. Replaced like `open_hold`.
create view state_fault as
  select format('order %s is %s and still holds %s', id, status, hold_amount) as fault
    from trade_order where hold_amount <> 0 and status not in ('wait', 'handle', 'partially_filled')
  union all
  select format('order %s is %s with %s of %s filled', id, status, filled_quantity, quantity)
    from trade_order where (status = 'filled') <> (filled_quantity = quantity)
  union all
  select format('order %s: its fills do not add up to what it says', o.id)
    from trade_order o left join (select order_id, sum(quantity) as quantity, sum(amount) as amount, sum(fee) as fee
                                    from fill group by order_id) f on f.order_id = o.id
   where o.filled_quantity <> coalesce(f.quantity, 0) or o.filled_amount <> coalesce(f.amount, 0)
      or o.handling_fee <> coalesce(f.fee, 0)
  union all
  select format('order %s opens and has no hold', id)
    from trade_order where intent = 'open' and not exists (select from journal where ref = 'order:' || id || ':hold')
  union all
  select format('fill %s has no journal', id) from fill where not exists (select from journal where ref = 'fill:' || fill.id)
  union all
  select format('fill journal %s has no fill', ref) from journal
   where kind = 'order_fill' and not exists (select from fill where ref = 'fill:' || fill.id)
  union all
  select format('%s %s: positions say %s, books say %s', owner, commodity, coalesce(positions.quantity, 0), coalesce(books.quantity, 0))
    from (select member_id as owner, symbol as commodity, sum(quantity * case direction when 'long' then 1 else -1 end) as quantity
            from position where state <> 'closed' group by member_id, symbol) as positions
    full join (select owner, commodity, sum(balance) as quantity from book
                where book in ('position', 'position_held', 'short') group by owner, commodity) as books using (owner, commodity)
   where coalesce(positions.quantity, 0) <> coalesce(books.quantity, 0)
  union all
  select format('%s %s: shorts say margin %s and proceeds %s', owner, commodity, shorts.margin, shorts.proceeds)
    from (select member_id as owner, currency as commodity, sum(margin) as margin, sum(open_amount) as proceeds
            from position where direction = 'short' group by member_id, currency) as shorts
    full join (select owner, commodity, sum(balance) filter (where book = 'margin') as margin,
                      sum(balance) filter (where book = 'short_proceeds') as proceeds
                 from book where book in ('margin', 'short_proceeds') group by owner, commodity) as books using (owner, commodity)
   where coalesce(shorts.margin, 0) <> coalesce(books.margin, 0) or coalesce(shorts.proceeds, 0) <> coalesce(books.proceeds, 0)
  union all
  select format('position %s has %s in closing, requests and orders say %s', p.id, p.closing_quantity, coalesce(c.quantity, 0))
    from position p left join (
      select position_id, sum(quantity) as quantity from (
        select position_id, quantity from close_request where status = 'closing_review'
        union all
        select position_id, quantity - filled_quantity from trade_order
         where intent = 'close' and status in ('wait', 'handle', 'partially_filled')) as closing
       group by position_id) c on c.position_id = p.id
   where p.closing_quantity <> coalesce(c.quantity, 0)
  union all
  select format('position %s has %s, its lots %s', p.id, p.quantity, coalesce(l.remaining, 0))
    from position p left join (select position_id, sum(remaining) as remaining from lot group by position_id) l on l.position_id = p.id
   where p.quantity <> coalesce(l.remaining, 0);
