-- The only writer of book, journal and entry. Locks the member books in the order of their key, so that two journals
-- can never wait for each other; checks the sum before and reads it again after. A ref posts once (unique violation).
-- The house has no book rows, so none is looked for.
create or replace function post_journal(
  p_ref text, p_kind text, p_reverses text, p_subject_type text, p_subject_id text, p_effective_at timestamptz,
  p_entry_ids text[], p_owners text[], p_account_kinds text[], p_books text[], p_commodities text[], p_amounts numeric[]
) returns void language plpgsql as $$
declare
  v_commodity text;
  v_expected int;
  v_locked int;
  v_before text;
  v_seal bytea;
begin
  select commodity into v_commodity from unnest(p_commodities, p_amounts) as lines (commodity, amount)
    group by commodity having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'Journal % does not balance in %.', p_ref, v_commodity using errcode = 'check_violation';
  end if;

  select count(*) into v_expected from unnest(p_owners) as lines (owner) where owner <> 'house';
  for attempt in 1..2 loop
    select count(*), coalesce(string_agg(encode(head, 'hex'), '' order by line), '') into v_locked, v_before from (
      select b.head, lines.line
        from unnest(p_owners, p_account_kinds, p_books, p_commodities)
          with ordinality as lines (owner, account_kind, book, commodity, line)
        join book b using (owner, account_kind, book, commodity)
       where lines.owner <> 'house'
       order by b.owner, b.account_kind, b.book, b.commodity
         for update of b
    ) as locked;
    exit when v_locked = v_expected;
    insert into book (owner, account_kind, book, commodity, balance, floor, ceiling, version, head)
      select owner, account_kind, book, commodity, 0, book_floor(book), book_ceiling(book), 0, ''
        from unnest(p_owners, p_account_kinds, p_books, p_commodities) as lines (owner, account_kind, book, commodity)
       where owner <> 'house'
       order by owner collate "C", account_kind collate "C", book collate "C", commodity collate "C"
      on conflict do nothing;
  end loop;

  v_seal := sha256(convert_to(v_before || journal_text(p_ref, p_kind, p_reverses, p_subject_type, p_subject_id,
    p_effective_at, p_owners, p_account_kinds, p_books, p_commodities, p_amounts), 'UTF8'));
  insert into journal (ref, kind, reverses, subject_type, subject_id, effective_at, seal)
    values (p_ref, p_kind, p_reverses, p_subject_type, p_subject_id, p_effective_at, v_seal);

  with lines as (
    select * from unnest(p_entry_ids, p_owners, p_account_kinds, p_books, p_commodities, p_amounts)
      with ordinality as lines (id, owner, account_kind, book, commodity, amount, line)
  ), moved as (
    update book b set balance = b.balance + lines.amount, version = b.version + 1, head = v_seal
      from lines
     where lines.owner <> 'house' and b.owner = lines.owner and b.account_kind = lines.account_kind
       and b.book = lines.book and b.commodity = lines.commodity
    returning b.owner, b.account_kind, b.book, b.commodity, b.balance, b.version
  )
  insert into entry (journal_ref, line, id, owner, account_kind, book, commodity, amount, balance_after, book_version, kind)
    select p_ref, lines.line, lines.id, lines.owner, lines.account_kind, lines.book, lines.commodity, lines.amount,
           moved.balance, moved.version, p_kind
      from lines left join moved using (owner, account_kind, book, commodity)
     order by lines.line;

  select commodity into v_commodity from entry where journal_ref = p_ref
    group by commodity having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'Journal % was stored out of balance in %.', p_ref, v_commodity using errcode = 'check_violation';
  end if;
end $$;
