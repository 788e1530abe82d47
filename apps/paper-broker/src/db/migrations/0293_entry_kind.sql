-- An entry holds the kind of its journal, so that an index finds a customer's entries of a rare kind. The seals cover the
-- journal's kind as before. Housekeeping fills the kind in for older entries, in small batches. Until then
-- `entry_without_kind` finds them, and their kind is read from the journal.
alter table entry add column if not exists kind text collate "C";

create function refuse_change_of_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.kind is null
     and new.kind = (select kind from journal where ref = old.journal_ref)
     and to_jsonb(new) - 'kind' = to_jsonb(old) - 'kind' then
    return new;
  end if;
  raise exception 'The ledger is append only: % of % is refused; post a correcting journal instead.', tg_op, tg_table_name
    using errcode = '42501';
end $$;
drop trigger entry_is_final on entry;
create trigger entry_is_final before update or delete on entry for each row execute function refuse_change_of_entry();
