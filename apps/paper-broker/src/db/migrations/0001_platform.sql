-- What every other part of the broker stands on: customers, their sessions, the business clock, repeat-safe answers,
-- work for later, and what was sent to whom.

create table secret (
  name text primary key,
  -- Random bytes, made by the first process that needs them; in the database so that all processes agree.
  value bytea not null
);

create table business_clock (
  id int primary key check (id = 1),
  mode text not null check (mode in ('demo', 'real', 'manual')),
  -- Business time was `business_at` when the wall said `wall_at`.
  business_at timestamptz not null,
  wall_at timestamptz not null,
  version bigint not null default 1
);

create table member (
  id text primary key,
  mail text unique check (mail = lower(mail)),
  area_code text,
  phone text,
  nickname text not null,
  avatar_upload_id text,
  invite_code text not null unique,
  invited_by text references member (id),
  vip boolean not null default false,
  locked_at timestamptz,
  kyc_status text not null default 'not_submitted'
    check (kyc_status in ('not_submitted', 'under_review', 'pass', 'refuse')),
  password_hash text not null,
  pay_password_hash text,
  pay_password_failures int not null default 0,
  pay_password_locked_until timestamptz,
  language text not null default 'en',
  timezone text not null default 'UTC',
  market_id text not null default 'US',
  created_at timestamptz not null,
  check ((area_code is null) = (phone is null)),
  check (mail is not null or phone is not null),
  unique (area_code, phone)
);

create table member_session (
  id text primary key,
  member_id text not null references member (id),
  -- SHA-256 of the token; the token itself is never stored.
  token_hash bytea not null unique,
  platform text not null,
  ip_prefix text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  revoked_at timestamptz
);
create index member_session_of_member on member_session (member_id, created_at desc);

-- Failed sign-ins of one identity, known or not, so that a guess learns nothing from being throttled.
create table sign_in_throttle (
  identity_hash bytea primary key,
  failures int not null,
  first_failure_at timestamptz not null,
  blocked_until timestamptz,
  -- Waits given so far; each is twice as long as the one before.
  waits int not null default 0
);

create table idempotency (
  -- The member's id, or for sign-up the target.
  scope text not null,
  operation text not null,
  key text not null,
  body_hash bytea not null,
  -- Null while the first call is still running.
  status int,
  body text,
  created_at timestamptz not null,
  primary key (scope, operation, key)
);
create index idempotency_by_age on idempotency (created_at);

create table job (
  id text primary key,
  kind text not null,
  -- A second job with the same reference is not added.
  ref text not null unique,
  payload jsonb not null,
  -- Business time.
  due_at timestamptz not null,
  attempts int not null default 0,
  -- Wall time before which a job that failed is not tried again.
  retry_at timestamptz,
  last_error text,
  done_at timestamptz,
  created_at timestamptz not null
);
create index job_waiting on job (due_at, id) where done_at is null;

create table outbox (
  id text primary key,
  channel text not null check (channel in ('mail', 'phone')),
  recipient text not null,
  purpose text not null,
  code text,
  body text not null,
  created_at timestamptz not null
);
create index outbox_by_recipient on outbox (recipient, created_at desc);

create table instrument_status (
  symbol text primary key,
  status text not null check (status in ('active', 'halted')),
  changed_at timestamptz not null
);
