-- The ledger: double entry, append only, one writer.
--
-- Sign: + is what the broker owes, - is what it holds; every journal sums to zero in each commodity (a currency or a
-- symbol). A customer's account consists of books (available, held, position, ...), each with a balance row. The
-- house's books have entries and no balance row, because one row that every request updates would let only one request
-- run at a time; their balances are sums.

-- What the customer knows as an account: one purse of one currency.
create table account (
  id text primary key,
  member_id text not null references member (id),
  kind text not null check (kind in ('cash', 'trade', 'fund')),
  currency text not null,
  created_at timestamptz not null,
  unique (member_id, kind, currency)
);

create table book (
  owner text collate "C" not null,
  account_kind text collate "C" not null,
  book text collate "C" not null,
  commodity text collate "C" not null,
  balance numeric(28,8) not null,
  -- No bound where null: an overspend fails in the database, whatever the code above it believed.
  floor numeric(28,8),
  ceiling numeric(28,8),
  -- Counts the entries of this book.
  version bigint not null,
  -- Seal of the last journal that moved this book: the end of the book's hash chain.
  head bytea not null,
  primary key (owner, account_kind, book, commodity),
  constraint book_floor check (balance >= floor),
  constraint book_ceiling check (balance <= ceiling)
) with (fillfactor = 70);

create table journal (
  ref text collate "C" primary key,
  kind text not null,
  reverses text collate "C" unique references journal (ref),
  subject_type text,
  subject_id text,
  -- Business time.
  effective_at timestamptz not null,
  -- Wall time.
  recorded_at timestamptz not null default clock_timestamp(),
  -- SHA-256 over the seals that the touched books had before and everything this journal says.
  seal bytea not null
);
create index journal_by_subject on journal (subject_id, effective_at);

create table entry (
  journal_ref text collate "C" not null references journal (ref),
  line int not null,
  seq bigint generated always as identity,
  id text not null,
  -- A member's id, or 'house'.
  owner text collate "C" not null,
  account_kind text collate "C" not null,
  book text collate "C" not null,
  commodity text collate "C" not null,
  amount numeric(28,8) not null check (amount <> 0),
  balance_after numeric(28,8),
  book_version bigint,
  primary key (journal_ref, line),
  check ((owner = 'house') = (book_version is null)),
  check ((owner = 'house') = (balance_after is null))
);
-- One entry for each version of a book: a gap or a fork cannot be stored.
create unique index entry_of_book on entry (owner, account_kind, book, commodity, book_version)
  where book_version is not null;
create index entry_of_customer on entry (owner, seq desc) where book = 'available';
create index entry_of_house on entry (book, commodity) where owner = 'house';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append only: % of % is refused; post a correcting journal instead.', tg_op, tg_table_name
    using errcode = '42501';
end $$;
create trigger journal_is_final before update or delete on journal for each row execute function refuse_change();
create trigger entry_is_final before update or delete on entry for each row execute function refuse_change();
create trigger journal_stays before truncate on journal for each statement execute function refuse_change();
create trigger entry_stays before truncate on entry for each statement execute function refuse_change();

-- What a customer owes us is at most zero; quant results may go either way; everything else is at least zero.
create function book_floor(book text) returns numeric language sql immutable as $$
  select case when book in ('short', 'quant_pending', 'loan_principal', 'loan_interest', 'loan_penalty')
    then null else 0 end
$$;
create function book_ceiling(book text) returns numeric language sql immutable as $$
  select case when book in ('short', 'loan_principal', 'loan_interest', 'loan_penalty') then 0 end
$$;

-- The text that a journal's seal covers, besides the seals before it.
create function journal_text(
  p_ref text, p_kind text, p_reverses text, p_subject_type text, p_subject_id text, p_effective_at timestamptz,
  p_owners text[], p_account_kinds text[], p_books text[], p_commodities text[], p_amounts numeric[]
) returns text language sql immutable as $$
  select concat_ws('|', p_ref, p_kind, coalesce(p_reverses, ''), coalesce(p_subject_type, ''), coalesce(p_subject_id, ''),
           (extract(epoch from p_effective_at) * 1000)::bigint::text)
    || string_agg(concat_ws('|', '', owner, account_kind, book, commodity, amount::numeric(28,8)::text), '' order by line)
  from unnest(p_owners, p_account_kinds, p_books, p_commodities, p_amounts)
    with ordinality as lines (owner, account_kind, book, commodity, amount, line)
$$;

-- The only writer of book, journal and entry. Locks the member books in the order of their key, so that two journals
-- can never wait for each other; checks the sum before and reads it again after. A ref posts once (unique violation).
create function post_journal(
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
     where b.owner = lines.owner and b.account_kind = lines.account_kind
       and b.book = lines.book and b.commodity = lines.commodity
    returning b.owner, b.account_kind, b.book, b.commodity, b.balance, b.version
  )
  insert into entry (journal_ref, line, id, owner, account_kind, book, commodity, amount, balance_after, book_version)
    select p_ref, lines.line, lines.id, lines.owner, lines.account_kind, lines.book, lines.commodity, lines.amount,
           moved.balance, moved.version
      from lines left join moved using (owner, account_kind, book, commodity)
     order by lines.line;

  select commodity into v_commodity from entry where journal_ref = p_ref
    group by commodity having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'Journal % was stored out of balance in %.', p_ref, v_commodity using errcode = 'check_violation';
  end if;
end $$;
