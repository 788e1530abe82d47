-- A book at the end of each day (business time, UTC) in which it moved: what a course of months reads, however many hours
-- of a day moved something. It follows from the hours whoever writes them, a process of the version before included.
create table book_day (
  owner text collate "C" not null,
  account_kind text collate "C" not null,
  book text collate "C" not null,
  commodity text collate "C" not null,
  day timestamptz not null,
  balance numeric(28,8) not null,
  -- What crossed the edge of the portfolio within the day: paid in, and paid out. Both at least 0.
  inflow numeric(28,8) not null,
  outflow numeric(28,8) not null,
  primary key (owner, account_kind, book, commodity, day)
);

create function sum_days() returns trigger language plpgsql as $$
begin
  insert into book_day (owner, account_kind, book, commodity, day, balance, inflow, outflow)
    select owner, account_kind, book, commodity, day, hours.balance, hours.inflow, hours.outflow
      from (select distinct owner, account_kind, book, commodity, date_trunc('day', hour, 'UTC') as day from changed) as days
      cross join lateral (
        select (array_agg(balance order by hour desc))[1] as balance, sum(inflow) as inflow, sum(outflow) as outflow
          from book_hour
         where owner = days.owner and account_kind = days.account_kind and book = days.book
           and commodity = days.commodity and hour >= days.day and hour < days.day + interval '24 hours') as hours
    on conflict (owner, account_kind, book, commodity, day)
      do update set balance = excluded.balance, inflow = excluded.inflow, outflow = excluded.outflow;
  return null;
end $$;
create trigger hours_make_days after insert on book_hour
  referencing new table as changed for each statement execute function sum_days();
create trigger changed_hours_make_days after update on book_hour
  referencing new table as changed for each statement execute function sum_days();

-- Comes after the triggers: they wait for whoever is writing hours.
insert into book_day (owner, account_kind, book, commodity, day, balance, inflow, outflow)
  select owner, account_kind, book, commodity, date_trunc('day', hour, 'UTC'),
         (array_agg(balance order by hour desc))[1], sum(inflow), sum(outflow)
    from book_hour group by 1, 2, 3, 4, 5;
