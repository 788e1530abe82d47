-- Nothing in the database can be used by whoever reads it: what the server has to read again is sealed with a key that is
-- kept outside.

-- A message is sealed as a whole. What was sent before this step can be sealed by no statement, and is erased.
delete from mail_delivery;
alter table mail_delivery drop column subject;
alter table outbox add column sealed bytea;
alter table outbox drop column code;
alter table outbox drop column body;

-- The answers to registrations held the token of the first session.
delete from idempotency where operation = 'POST /member/register';

-- The server seals the keys of authenticator apps at its next start, and empties the old column.
alter table member_totp add column sealed_secret bytea;
alter table member_totp alter column secret drop not null;

-- A refused submission keeps the end of its number, and what tells the same number again.
alter table kyc_case add column number_fingerprint bytea;
update kyc_case set document_number = right(document_number, 4) where status <> 'under_review';
