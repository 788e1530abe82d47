-- What a customer traded in each symbol on each trading day, summed as fills are written, so that the result of today costs the
-- same however many fills there are. Days before this table have a row only if they are recent (the next migration).
create table fill_day (
  member_id text not null,
  trade_date date not null,
  symbol text not null,
  -- Bought less sold.
  quantity numeric(28,8) not null,
  -- Received for sales less paid for purchases, before fees.
  cash numeric(28,8) not null,
  fees numeric(28,8) not null,
  primary key (member_id, trade_date, symbol)
);

create view fill_sum as
  select member_id, trade_date, symbol, sum(case side when 'buy' then quantity else -quantity end) as quantity,
         sum(case side when 'buy' then -amount else amount end) as cash, sum(fee) as fees
    from fill group by member_id, trade_date, symbol;

create function sum_fills() returns trigger language plpgsql as $$
begin
  with added as (
    select member_id, trade_date, symbol, sum(case side when 'buy' then quantity else -quantity end) as quantity,
           sum(case side when 'buy' then -amount else amount end) as cash, sum(fee) as fees
      from changed group by member_id, trade_date, symbol
  ), updated as (
    update fill_day d set quantity = d.quantity + a.quantity, cash = d.cash + a.cash, fees = d.fees + a.fees
      from added a where d.member_id = a.member_id and d.trade_date = a.trade_date and d.symbol = a.symbol
    returning d.member_id, d.trade_date, d.symbol
  )
  -- A day without a row is summed from all of its fills, because some may be from before this table. If another transaction
  -- adds the row at the same time, this one fails and runs again.
  insert into fill_day
    select whole.* from added a cross join lateral (
        select * from fill_sum s where s.member_id = a.member_id and s.trade_date = a.trade_date and s.symbol = a.symbol) as whole
     where not exists (select from updated u
                        where u.member_id = a.member_id and u.trade_date = a.trade_date and u.symbol = a.symbol);
  return null;
end $$;

create view state_fault_fill_day as
  select format('the trades of %s in %s on %s are not the sum of the fills', member_id, symbol, trade_date) as fault
    from (select member_id, trade_date, symbol, quantity, cash, fees from fill_day
          union all
          select member_id, trade_date, symbol, -quantity, -cash, -fees from fill_sum
           where exists (select from fill_day d where d.member_id = fill_sum.member_id
                            and d.trade_date = fill_sum.trade_date and d.symbol = fill_sum.symbol)) as sides
   group by member_id, trade_date, symbol having sum(quantity) <> 0 or sum(cash) <> 0 or sum(fees) <> 0;

create trigger fills_are_summed after insert on fill
  referencing new table as changed for each statement execute function sum_fills();
