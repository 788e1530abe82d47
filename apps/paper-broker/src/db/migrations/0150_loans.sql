-- Stock financing. A loan is asked for at a quote, decided, paid out into the cash account, and owed from then on: interest
-- by the day until it is due, a penalty by the day afterwards. The products are part of the program.

-- What a customer was shown before signing. Expires by wall time; gone once it was used.
create table loan_quote (
  id text primary key,
  member_id text not null references member (id),
  product_id text not null,
  amount numeric(28, 8) not null check (amount > 0),
  agreement_version text not null,
  expires_at timestamptz not null
);
create index loan_quote_of_member on loan_quote (member_id, expires_at);

create table loan (
  id text primary key,
  member_id text not null references member (id),
  quote_id text not null unique,
  product_id text not null,
  currency text not null,
  period_days int not null check (period_days > 0),
  -- Fractions for one day, as they were signed.
  interest_rate numeric(28, 8) not null,
  penalty_rate numeric(28, 8) not null,
  amount numeric(28, 8) not null check (amount > 0),
  -- The amount and the interest of the whole period.
  repayment_amount numeric(28, 8) not null,
  signature_upload_id text not null,
  image_upload_id text not null,
  -- What was signed, in which language, and when.
  agreement_version text not null,
  agreement_sha256 text not null,
  agreement_lang text not null,
  approval_status text not null check (approval_status in ('under_review', 'pass', 'refuse', 'canceled')),
  loan_status text not null check (loan_status in ('not_disbursed', 'disbursed', 'overdue', 'repaid')),
  refuse_reason text,
  -- Days counted since the payout; those after `period_days` are late ones.
  days_counted int not null,
  -- What has grown so far, to the last digit; what was booked is this, rounded half up.
  interest_exact numeric(28, 8) not null,
  penalty_exact numeric(28, 8) not null,
  -- What is owed now.
  principal_left numeric(28, 8) not null check (principal_left >= 0),
  interest_left numeric(28, 8) not null check (interest_left >= 0),
  penalty_left numeric(28, 8) not null check (penalty_left >= 0),
  -- Business time, all of them. The signature is of `created_at`.
  created_at timestamptz not null,
  review_due_at timestamptz not null,
  decided_at timestamptz,
  disbursed_at timestamptz,
  -- A day of UTC, as every day of a loan.
  due_date date,
  repaid_at timestamptz,
  canceled_at timestamptz,
  check (loan_status = 'not_disbursed' or approval_status = 'pass'),
  check ((loan_status = 'not_disbursed') = (disbursed_at is null)),
  check ((disbursed_at is null) = (due_date is null)),
  check ((loan_status = 'repaid') = (repaid_at is not null)),
  check ((loan_status in ('disbursed', 'overdue')) = (principal_left + interest_left + penalty_left > 0)),
  check ((approval_status = 'canceled') = (canceled_at is not null)),
  check (approval_status not in ('pass', 'refuse') or decided_at is not null)
);
create index loan_of_member on loan (member_id, id desc);
create index loan_waiting on loan (created_at) where approval_status = 'under_review';

create table loan_repayment (
  id text primary key,
  loan_id text not null references loan (id),
  amount numeric(28, 8) not null check (amount > 0),
  penalty_part numeric(28, 8) not null check (penalty_part >= 0),
  interest_part numeric(28, 8) not null check (interest_part >= 0),
  principal_part numeric(28, 8) not null check (principal_part >= 0),
  paid_at timestamptz not null,
  check (amount = penalty_part + interest_part + principal_part)
);
create index loan_repayment_of_loan on loan_repayment (loan_id, id);

-- I11: a loan was paid out exactly when its journal says so, every repayment has its journal, and what is owed is what
-- the books say, and what was lent and has grown less what was repaid.
create view state_fault_loan as
  select format('loan %s is %s, its payout says otherwise', id, loan_status) as fault
    from loan l
   where (loan_status <> 'not_disbursed') <> exists (select from journal where ref = 'loan:' || l.id || ':disburse')
  union all
  select format('repayment %s of loan %s has the entry %s of %s', r.id, r.loan_id, e.amount, -r.amount)
    from loan_repayment r
    left join entry e on e.journal_ref = 'loan:' || r.loan_id || ':repay:' || r.id and e.book = 'available'
   where e.amount is distinct from -r.amount
  union all
  select format('loan %s: %s, %s and %s are left, by its history %s, %s and %s', l.id, principal_left, interest_left,
      penalty_left, amount - principal, interest - interest_paid, penalty - penalty_paid)
    from (select l.*, coalesce(sum(r.principal_part), 0) as principal, coalesce(sum(r.interest_part), 0) as interest_paid,
                 coalesce(sum(r.penalty_part), 0) as penalty_paid, round(interest_exact, 2) as interest,
                 round(penalty_exact, 2) as penalty
            from loan l left join loan_repayment r on r.loan_id = l.id
           where disbursed_at is not null group by l.id) as l
   where principal_left <> amount - principal or interest_left <> interest - interest_paid
      or penalty_left <> penalty - penalty_paid
  union all
  select format('%s %s %s: loans say %s, the book says %s', owner, commodity, book, coalesce(owed, 0), coalesce(-balance, 0))
    from (select member_id as owner, currency as commodity, part.book, sum(part.owed) as owed
            from loan, lateral (values ('loan_principal', principal_left), ('loan_interest', interest_left),
                                       ('loan_penalty', penalty_left)) as part (book, owed)
           group by member_id, currency, part.book) as loans
    full join (select owner, commodity, book, sum(balance) as balance from book
                where book in ('loan_principal', 'loan_interest', 'loan_penalty')
                group by owner, commodity, book) as books using (owner, commodity, book)
   where coalesce(owed, 0) <> coalesce(-balance, 0);
