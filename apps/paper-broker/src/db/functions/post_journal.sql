-- The only writer of book, journal and entry. Locks the member books in the order of their key, so that two journals
-- can never wait for each other; checks the sum before and reads it again after. A ref posts once (unique violation).
-- The house has no book rows, so none is looked for. A journal has few lines, so each is written by statements of its
-- own: their plans are kept, while one for lists of unknown length is made anew for each journal.
create or replace function post_journal(
  p_ref text, p_kind text, p_reverses text, p_subject_type text, p_subject_id text, p_effective_at timestamptz,
  p_entry_ids text[], p_owners text[], p_account_kinds text[], p_books text[], p_commodities text[], p_amounts numeric[]
) returns void language plpgsql as $$
declare
  v_commodity text;
  v_line int;
  v_head bytea;
  v_heads bytea[];
  v_before text := '';
  v_seal bytea;
  v_balance numeric;
  v_version bigint;
begin
  select commodity into v_commodity from unnest(p_commodities, p_amounts) as lines (commodity, amount)
    group by commodity having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'Journal % does not balance in %.', p_ref, v_commodity using errcode = 'check_violation';
  end if;

  for v_line in
    select line from unnest(p_owners, p_account_kinds, p_books, p_commodities)
        with ordinality as lines (owner, account_kind, book, commodity, line)
     where owner <> 'house'
     order by owner collate "C", account_kind collate "C", book collate "C", commodity collate "C"
  loop
    for attempt in 1..2 loop
      select head into v_head from book
        where owner = p_owners[v_line] and account_kind = p_account_kinds[v_line] and book = p_books[v_line]
          and commodity = p_commodities[v_line]
          for update;
      exit when found;
      insert into book (owner, account_kind, book, commodity, balance, floor, ceiling, version, head)
        values (p_owners[v_line], p_account_kinds[v_line], p_books[v_line], p_commodities[v_line], 0,
          book_floor(p_books[v_line]), book_ceiling(p_books[v_line]), 0, '')
        on conflict do nothing;
    end loop;
    v_heads[v_line] := v_head;
  end loop;

  for line in 1..cardinality(p_owners) loop
    v_before := v_before || coalesce(encode(v_heads[line], 'hex'), '');
  end loop;
  v_seal := sha256(convert_to(v_before || journal_text(p_ref, p_kind, p_reverses, p_subject_type, p_subject_id,
    p_effective_at, p_owners, p_account_kinds, p_books, p_commodities, p_amounts), 'UTF8'));
  insert into journal (ref, kind, reverses, subject_type, subject_id, effective_at, seal)
    values (p_ref, p_kind, p_reverses, p_subject_type, p_subject_id, p_effective_at, v_seal);

  for line in 1..cardinality(p_owners) loop
    v_balance := null;
    v_version := null;
    if p_owners[line] <> 'house' then
      update book set balance = balance + p_amounts[line], version = version + 1, head = v_seal
        where owner = p_owners[line] and account_kind = p_account_kinds[line] and book = p_books[line]
          and commodity = p_commodities[line]
        returning balance, version into v_balance, v_version;
    end if;
    insert into entry (journal_ref, line, id, owner, account_kind, book, commodity, amount, balance_after, book_version, kind)
      values (p_ref, line, p_entry_ids[line], p_owners[line], p_account_kinds[line], p_books[line], p_commodities[line],
        p_amounts[line], v_balance, v_version, p_kind);
  end loop;

  select commodity into v_commodity from entry where journal_ref = p_ref
    group by commodity having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'Journal % was stored out of balance in %.', p_ref, v_commodity using errcode = 'check_violation';
  end if;
end $$;
