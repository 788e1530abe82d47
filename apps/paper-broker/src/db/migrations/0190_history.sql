-- What a customer's books have come to, summed from the entries once and then kept, so that performance and statements
-- cost what the days asked for cost, however many entries there are. All of it can be computed from the entries again.

-- How far each book has been summed: up to this entry of it, in the order in which they were booked.
create table history_book (
  owner text collate "C" not null,
  account_kind text collate "C" not null,
  book text collate "C" not null,
  commodity text collate "C" not null,
  version bigint not null,
  primary key (owner, account_kind, book, commodity)
);

-- A book at the end of each hour (business time, UTC) in which it moved.
create table book_hour (
  owner text collate "C" not null,
  account_kind text collate "C" not null,
  book text collate "C" not null,
  commodity text collate "C" not null,
  hour timestamptz not null,
  balance numeric(28,8) not null,
  -- What crossed the edge of the portfolio within the hour: paid in, and paid out. Both at least 0.
  inflow numeric(28,8) not null,
  outflow numeric(28,8) not null,
  primary key (owner, account_kind, book, commodity, hour)
);

-- What changed the available funds of an account on a day (business time, UTC), by kind of journal.
create table entry_day (
  owner text collate "C" not null,
  day date not null,
  account_kind text collate "C" not null,
  commodity text collate "C" not null,
  kind text collate "C" not null,
  amount numeric(28,8) not null,
  entries int not null,
  primary key (owner, day, account_kind, commodity, kind)
);

-- Members with entries that wait to be summed. A reader adds up the few entries that nobody has summed yet, so a member
-- comes here once for every 64 entries of a book, and an order pays for it as seldom.
create table history_due (
  member_id text collate "C" primary key,
  due_at timestamptz not null
);
create index history_due_by_time on history_due (due_at);

create function mark_history_due() returns trigger language plpgsql as $$
begin
  insert into history_due (member_id, due_at) values (new.owner, clock_timestamp()) on conflict do nothing;
  return null;
end $$;
create trigger history_grows after update of version on book
  for each row when (new.version % 64 = 0) execute function mark_history_due();

insert into history_due (member_id, due_at)
  select distinct owner, clock_timestamp() from book where version >= 64;
