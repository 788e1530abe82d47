-- No statement needs it any more.
drop index if exists fill_of_day;

-- Every day to which a fill can still be added has all of its fills in its row, because `0324_recent_fill_days` has summed the
-- days before. So a day without a row has no other fills, and none are looked for: the planner did that in all fills of the
-- customer, once for each symbol and day.
create or replace function sum_fills() returns trigger language plpgsql as $$
begin
  insert into fill_day as day
    select member_id, trade_date, symbol, sum(case side when 'buy' then quantity else -quantity end),
           sum(case side when 'buy' then -amount else amount end), sum(fee)
      from changed group by member_id, trade_date, symbol order by member_id, trade_date, symbol
    on conflict (member_id, trade_date, symbol) do update
      set quantity = day.quantity + excluded.quantity, cash = day.cash + excluded.cash, fees = day.fees + excluded.fees;
  return null;
end $$;
