-- The days that the result of today may read: it looks ten days back. Fills that are written meanwhile sum their own days.
insert into fill_day
  select * from fill_sum
   where trade_date > (select max(filled_at)::date from fill) - 12
on conflict do nothing;
