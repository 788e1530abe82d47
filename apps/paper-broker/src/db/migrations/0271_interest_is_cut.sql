-- Interest and penalty are cut to the currency's places, as all that is owed is. What was booked half up before stays
-- booked: it counts as grown.
update loan set interest_exact = greatest(interest_exact, round(interest_exact, 2)),
                penalty_exact = greatest(penalty_exact, round(penalty_exact, 2));

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
    from (select l.*, coalesce(sum(r.principal_part), 0) as principal, coalesce(sum(r.interest_part), 0) as interest_paid,
                 coalesce(sum(r.penalty_part), 0) as penalty_paid, trunc(interest_exact, 2) as interest,
                 trunc(penalty_exact, 2) as penalty
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
