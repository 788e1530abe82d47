-- A message that brings a code is worth reading only as long as the code works.

-- The code inside, if there is one.
alter table outbox add column code_id text references verification_code (id) on delete set null;
-- When the message has nothing left to say. Null: it is kept until the outbox is cleaned. Wall time.
alter table outbox add column expires_at timestamptz;
create index outbox_by_code on outbox (code_id) where code_id is not null;
create index outbox_expiring on outbox (expires_at) where expires_at is not null;

-- Nothing is known of the codes that were sent before: they are ten minutes old at the most, or dead.
update outbox set code = null, body = '' where code is not null;
