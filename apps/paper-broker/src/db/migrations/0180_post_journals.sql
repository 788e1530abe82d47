-- Posts many journals in one round trip, in the order given. First it locks every book that any of them touches, in the
-- order of their key, as `post_journal` does for one: two such calls can never wait for each other.
create function post_journals(p_journals jsonb) returns void language plpgsql as $$
declare
  v_journal record;
begin
  if jsonb_array_length(p_journals) > 1 then
    perform from book b
      where (owner, account_kind, book, commodity) in (
        select lines.owner, lines.account_kind, lines.book, lines.commodity
          from jsonb_to_recordset(p_journals) as journals (owners text[], kinds text[], books text[], commodities text[]),
               unnest(owners, kinds, books, commodities) as lines (owner, account_kind, book, commodity)
         where lines.owner <> 'house')
      order by b.owner, b.account_kind, b.book, b.commodity
        for update;
  end if;
  for v_journal in
    select * from jsonb_to_recordset(p_journals) as journals (
      ref text, kind text, reverses text, subject_type text, subject_id text, effective_at timestamptz,
      entry_ids text[], owners text[], kinds text[], books text[], commodities text[], amounts numeric[])
  loop
    perform post_journal(v_journal.ref, v_journal.kind, v_journal.reverses, v_journal.subject_type, v_journal.subject_id,
      v_journal.effective_at, v_journal.entry_ids, v_journal.owners, v_journal.kinds, v_journal.books,
      v_journal.commodities, v_journal.amounts);
  end loop;
end $$;
