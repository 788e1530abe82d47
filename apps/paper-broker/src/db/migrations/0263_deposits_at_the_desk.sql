-- Deposits that a person reviews, without all those that wait for their money to be seen.
create index deposit_at_the_desk on deposit (submitted_at) where status = 'wait' and review_due_at is not null;
drop index deposit_waiting;
