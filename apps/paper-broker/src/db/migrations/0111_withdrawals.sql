-- Money out. The payee is copied, so that the record says the same when the card or wallet is gone.

create table withdrawal (
  id text primary key,
  member_id text not null references member (id),
  account_id text not null references account (id),
  type text not null check (type in ('bank', 'crypto')),
  -- wait, pass, refuse, canceled
  status int not null check (status between 0 and 3),
  currency text not null,
  -- Leaves the account; the customer receives it less the fee.
  amount numeric(28,8) not null check (amount > 0),
  fee numeric(28,8) not null check (fee >= 0 and fee < amount),
  -- Of the bank card or the wallet; not a foreign key, because those can be removed later.
  payee_id text not null,
  payee_name text not null,
  payee_last4 text not null,
  payee_network text,
  -- Business time, all of them.
  submitted_at timestamptz not null,
  processing_starts_at timestamptz not null,
  review_due_at timestamptz not null,
  -- In the zone of the market whose business days count.
  arrival_date date not null,
  market_id text not null,
  audited_at timestamptz,
  settled_at timestamptz,
  canceled_at timestamptz,
  refuse_reason text,
  check ((audited_at is not null) = (status in (1, 2))),
  check ((canceled_at is not null) = (status = 3)),
  check (settled_at is null or status = 1),
  check (refuse_reason is null or status = 2)
);
create index withdrawal_of_member on withdrawal (member_id, id desc);
create index withdrawal_waiting on withdrawal (submitted_at) where status = 0;
create index withdrawal_under_way on withdrawal (payee_id) where settled_at is null and status in (0, 1);

-- I6
create view open_hold_withdrawal as
  select member_id as owner, 'cash' as account_kind, currency as commodity, amount
    from withdrawal where status = 0;

-- I11: each state has exactly its journals.
create view state_fault_withdrawal as
  select format('withdrawal %s has the status %s and the journals %s', w.id, w.status, coalesce(j.kinds, 'none')) as fault
    from withdrawal w left join (
      select subject_id, string_agg(kind, ' ' order by kind collate "C") as kinds
        from journal where subject_type = 'withdrawal' group by subject_id) j on j.subject_id = w.id
   where coalesce(j.kinds, '') <> case
           when w.status = 0 then 'withdrawal_hold'
           when w.status = 1 and w.settled_at is null then 'withdrawal_hold withdrawal_pass'
           when w.status = 1 then 'withdrawal_hold withdrawal_pass withdrawal_settle'
           else 'withdrawal_hold withdrawal_return' end;
