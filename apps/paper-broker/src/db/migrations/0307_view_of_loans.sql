-- As before, without grouping by the key of a loan, which changes.
create or replace view state_fault_loan as
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
    from (select l.*, coalesce(r.principal, 0) as principal, coalesce(r.interest_paid, 0) as interest_paid,
                 coalesce(r.penalty_paid, 0) as penalty_paid, trunc(interest_exact, 2) as interest,
                 trunc(penalty_exact, 2) as penalty
            from loan l
            left join (select loan_id, sum(principal_part) as principal, sum(interest_part) as interest_paid,
                              sum(penalty_part) as penalty_paid from loan_repayment group by loan_id) as r on r.loan_id = l.id
           where disbursed_at is not null) as l
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
