-- Loans were payments across the edge of a portfolio; now they are part of it, as a debt. Histories are summed anew.
delete from book_hour;
delete from book_day;
delete from entry_day;
delete from history_book;
insert into history_due (member_id, due_at)
  select distinct owner, clock_timestamp() from book where version >= 64 on conflict do nothing;
