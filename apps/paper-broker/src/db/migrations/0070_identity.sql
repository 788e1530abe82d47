-- Joining and protecting an account: codes that prove an address, the second step of signing in, passkeys, frozen
-- accounts, the versions that were agreed to, and mail that is on its way. Times are wall times but for agreements.

alter table member add column frozen_at timestamptz;

create table verification_code (
  id text primary key,
  -- SHA-256 of channel and address: the table is no list of who has an account.
  target_hash bytea not null,
  purpose text not null check (purpose in ('register', 'reset', 'bind', 'pay_password')),
  -- argon2id: six digits are few, so guessing them from the hash has to be slow.
  code_hash text not null,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_code_by_target on verification_code (target_hash, created_at desc);

create table member_agreement (
  member_id text not null references member (id),
  document text not null,
  version text not null,
  -- Business time.
  accepted_at timestamptz not null,
  primary key (member_id, document, version)
);

create table member_totp (
  member_id text primary key references member (id),
  secret bytea not null,
  -- Null until a code has shown that the app has the key.
  enabled_at timestamptz,
  -- The last time step that was used: a code works once.
  last_step int not null default 0
);

create table recovery_code (
  id text primary key,
  member_id text not null references member (id),
  code_hash text not null,
  used_at timestamptz
);
create index recovery_code_of_member on recovery_code (member_id);

-- A sign-in whose password was right and whose second step is missing.
create table sign_in_challenge (
  token_hash bytea primary key,
  member_id text not null references member (id),
  tries int not null default 0,
  expires_at timestamptz not null
);

create table passkey (
  id text primary key,
  member_id text not null references member (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_member on passkey (member_id, created_at desc);

create table passkey_challenge (
  -- SHA-256 of the challenge.
  hash bytea primary key,
  -- Null for signing in.
  member_id text references member (id),
  expires_at timestamptz not null
);

create table mail_delivery (
  outbox_id text primary key references outbox (id) on delete cascade,
  subject text not null,
  attempts int not null default 0,
  -- Not before; also how a process keeps others away while it sends.
  next_at timestamptz not null
);
create index mail_delivery_waiting on mail_delivery (next_at);
