-- Money that customers say they have sent. A deposit holds nothing and moves nothing until it is decided; what is
-- credited then is one journal, `deposit:<id>:credit`.

create table deposit (
  id text primary key,
  member_id text not null references member (id),
  channel_id text not null,
  type text not null check (type in ('card', 'wallet', 'custom')),
  network text,
  -- What was sent, and what the channel takes of it; both in `currency`.
  amount numeric(28, 8) not null check (amount > 0),
  currency text not null,
  fee numeric(28, 8) not null check (fee >= 0),
  -- The currency of the account that is credited.
  converted_currency text not null,
  status text not null check (status in ('wait', 'pass', 'partial', 'refuse', 'canceled')),
  -- What the review found, the rate of that moment, and what was credited.
  audit_amount numeric(28, 8),
  rate numeric(28, 8),
  converted_amount numeric(28, 8),
  refuse_reason text,
  reference text not null,
  -- As the customer wrote it; compared without its case and its prefix.
  tx_hash text,
  tx_key text generated always as (regexp_replace(lower(tx_hash), '^0x', '')) stored,
  confirmations_required int not null,
  -- When each confirmation of the network came, the first first.
  confirmed_at timestamptz[] not null default '{}',
  proof_upload_ids text[] not null,
  timezone text not null,
  -- Business time, all of them.
  submitted_at timestamptz not null,
  review_due_at timestamptz,
  audited_at timestamptz,
  canceled_at timestamptz,
  check ((status in ('pass', 'partial')) = (converted_amount is not null)),
  check ((converted_amount is null) = (audit_amount is null)),
  check ((converted_amount is null) = (rate is null)),
  check ((status in ('pass', 'partial', 'refuse')) = (audited_at is not null)),
  check ((status = 'canceled') = (canceled_at is not null)),
  check (status <> 'pass' or audit_amount = amount),
  check (status <> 'partial' or audit_amount < amount),
  check (cardinality(confirmed_at) <= confirmations_required)
);
create index deposit_of_member on deposit (member_id, id desc);
create index deposit_waiting on deposit (submitted_at) where status = 'wait';
-- A transfer is credited once. One that was refused or canceled may be told of again, better.
create unique index deposit_tx on deposit (tx_key) where status in ('wait', 'pass', 'partial');

-- The channels are part of the program; only that one is closed is a fact of its own.
create table deposit_channel_status (
  channel_id text primary key,
  status text not null check (status in ('open', 'closed')),
  changed_at timestamptz not null
);

-- I11: a deposit that was credited has exactly its journal, of exactly its amount, and no other deposit has one.
create view state_fault_deposit as
  select format('deposit %s is %s and has the credit %s of %s', d.id, d.status, e.amount, d.converted_amount) as fault
    from deposit d
    left join entry e on e.journal_ref = 'deposit:' || d.id || ':credit' and e.owner = d.member_id
     and e.account_kind = 'cash' and e.book = 'available' and e.commodity = d.converted_currency
   where e.amount is distinct from d.converted_amount
  union all
  select format('journal %s belongs to no credited deposit', j.ref)
    from journal j
   where j.kind like 'deposit\_%'
     and not exists (select from deposit d where j.ref = 'deposit:' || d.id || ':credit' and j.kind = 'deposit_' || d.status);
