-- Posts many journals in one round trip, in the order given. First it locks every book that any of them touches, in the
-- order of their key, as `post_journal` does for one: two such calls can never wait for each other.
create or replace function post_journals(p_journals jsonb) returns void language plpgsql as $$
declare
  v_journal journal_to_post;
begin
  if jsonb_array_length(p_journals) > 1 then
    perform from book b
      where (owner, account_kind, book, commodity) in (
        select lines.owner, lines.account_kind, lines.book, lines.commodity
          from jsonb_populate_recordset(null::journal_to_post, p_journals) as journals,
               unnest(owners, kinds, books, commodities) as lines (owner, account_kind, book, commodity)
         where lines.owner <> 'house')
      order by b.owner, b.account_kind, b.book, b.commodity
        for update;
  end if;
  for place in 0..jsonb_array_length(p_journals) - 1 loop
    v_journal := jsonb_populate_record(null::journal_to_post, p_journals -> place);
    perform post_journal(v_journal.ref, v_journal.kind, v_journal.reverses, v_journal.subject_type, v_journal.subject_id,
      v_journal.effective_at, v_journal.entry_ids, v_journal.owners, v_journal.kinds, v_journal.books,
      v_journal.commodities, v_journal.amounts);
  end loop;
  -- Last, because only what is missing now may have been missing before.
  if exists (select from pg_partitioned_table) then
    perform require_partitions_of(owner)
      from (select distinct unnest(owners) as owner from jsonb_populate_recordset(null::journal_to_post, p_journals)) as touched
     where owner <> 'house';
  end if;
end $$;
