-- Money between a customer's own accounts, and from one currency to another. Both are done the moment they are stored.

create table transfer (
  id text primary key,
  member_id text not null references member (id),
  from_account_id text not null references account (id),
  to_account_id text not null references account (id),
  currency text not null,
  amount numeric(28,8) not null check (amount > 0),
  created_at timestamptz not null,
  check (from_account_id <> to_account_id)
);
create index transfer_of_member on transfer (member_id, id desc);

create table fx_quote (
  id text primary key,
  member_id text not null references member (id),
  from_currency text not null,
  from_amount numeric(28,8) not null check (from_amount > 0),
  to_currency text not null,
  to_amount numeric(28,8) not null check (to_amount > 0),
  rate numeric(28,8) not null check (rate > 0),
  spread numeric(28,8) not null,
  -- Wall time.
  expires_at timestamptz not null
);
create index fx_quote_by_expiry on fx_quote (expires_at);

create table fx_conversion (
  id text primary key,
  member_id text not null references member (id),
  -- A quote is good for one exchange. Not a foreign key: quotes are swept once they have expired.
  quote_id text not null unique,
  from_currency text not null,
  from_amount numeric(28,8) not null check (from_amount > 0),
  to_currency text not null,
  to_amount numeric(28,8) not null check (to_amount > 0),
  rate numeric(28,8) not null check (rate > 0),
  spread numeric(28,8) not null,
  created_at timestamptz not null
);
create index fx_conversion_of_member on fx_conversion (member_id, id desc);

-- I11: each has exactly its one journal.
create view state_fault_transfer as
  select format('%s %s has %s journals', t.kind, t.id, count(j.ref)) as fault
    from (select 'transfer' as kind, id from transfer union all select 'fx_conversion', id from fx_conversion) t
    left join journal j on j.subject_type = t.kind and j.subject_id = t.id
   group by t.kind, t.id having count(j.ref) <> 1;
