-- Subscriptions of quantitative funds. The products are not stored: they follow from the market's seed and the clock.

create table quant_subscription (
  id text primary key,
  member_id text not null references member (id),
  account_id text not null references account (id),
  product_id text not null,
  market_id text not null,
  currency text not null,
  -- On the wire: running is 0, ended is 1.
  status text not null check (status in ('running', 'ended')),
  -- `early`: the customer left.
  end_kind text check (end_kind in ('period', 'early')),
  amount numeric(28,8) not null check (amount > 0),
  -- The result so far: a fraction of the amount, and that in money. Pending until the end, settled then.
  profit_rate numeric(28,8) not null,
  profit numeric(28,8) not null,
  -- The terms that were agreed.
  profit_rate_min numeric(28,8) not null check (profit_rate_min between -1 and 0),
  profit_rate_max numeric(28,8) not null check (profit_rate_max >= 0),
  daily_fee_rate numeric(28,8) not null check (daily_fee_rate >= 0),
  early_exit_fee_rate numeric(28,8) check (early_exit_fee_rate >= 0),
  -- By the average of past results, as it was shown at the subscription.
  estimated_profit numeric(28,8) not null,
  exit_fee numeric(28,8) check (exit_fee >= 0),
  returned_amount numeric(28,8) check (returned_amount >= 0),
  period_days int not null check (period_days > 0),
  days_done int not null check (days_done between 0 and period_days),
  -- Business time, as are the others.
  subscribed_at timestamptz not null,
  -- The local day of the market on which the period begins, counted from 1970-01-01; `start_at` is its 00:00.
  start_day int not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  ended_at timestamptz,
  -- Nobody loses more than was put in.
  check (profit >= -amount),
  check (profit_rate between profit_rate_min and profit_rate_max),
  check ((status = 'ended') = (ended_at is not null)),
  check ((ended_at is null) = (end_kind is null)),
  check ((ended_at is null) = (exit_fee is null)),
  check ((ended_at is null) = (returned_amount is null)),
  check (end_kind is distinct from 'period' or days_done = period_days),
  check (returned_amount = amount + profit - exit_fee)
);
create index quant_subscription_of_member on quant_subscription (member_id, id desc);

-- One row for each day of a period that has ended, days without trading included.
create table quant_day (
  subscription_id text not null references quant_subscription (id),
  day int not null check (day > 0),
  -- In the zone of the market.
  date date not null,
  -- What was traded; null on a day without trading, and once the result had reached an end of its range.
  symbol text,
  buy_price numeric(28,8),
  sell_price numeric(28,8),
  -- Of this day, after its fee.
  profit_rate numeric(28,8) not null,
  profit numeric(28,8) not null,
  -- Of all days so far.
  pending_profit numeric(28,8) not null,
  accrued_at timestamptz not null,
  primary key (subscription_id, day),
  check ((symbol is null) = (buy_price is null) and (symbol is null) = (sell_price is null)),
  check (symbol is not null or profit = 0)
);

create view state_fault_quant as
  select format('quant subscription %s was never paid', id) as fault
    from quant_subscription s
   where not exists (select from journal where ref = 'quant:' || s.id || ':subscribe')
  union all
  select format('quant subscription %s is %s, its end says otherwise', id, status)
    from quant_subscription s
   where (status = 'ended') <> exists (select from journal where ref = 'quant:' || s.id || ':end')
  union all
  select format('quant subscription %s: %s days of %s, %s made of %s', id, coalesce(days.count, 0), days_done,
           coalesce(days.profit, 0), s.profit)
    from quant_subscription s
    left join (select subscription_id, count(*) as count, sum(profit) as profit from quant_day
                group by subscription_id) as days on days.subscription_id = s.id
   where coalesce(days.count, 0) <> days_done or coalesce(days.profit, 0) <> s.profit
  union all
  select format('quant subscription %s, day %s: %s made, its journal says otherwise', subscription_id, day, profit)
    from quant_day d
   where (profit <> 0) <> exists (select from journal
                                   where ref = 'quant:' || d.subscription_id || ':day:' || d.day)
  union all
  select format('%s %s %s: subscriptions say %s, books say %s', owner, commodity, book, coalesce(mine.amount, 0),
           coalesce(books.amount, 0))
    from (select member_id as owner, currency as commodity, 'quant' as book, sum(amount) as amount
            from quant_subscription where status = 'running' group by member_id, currency
          union all
          select member_id, currency, 'quant_pending', sum(profit)
            from quant_subscription where status = 'running' group by member_id, currency) as mine
    full join (select owner, commodity, book, sum(balance) as amount from book
                where book in ('quant', 'quant_pending') group by owner, commodity, book) as books
              using (owner, commodity, book)
   where coalesce(mine.amount, 0) <> coalesce(books.amount, 0);
