-- Operators: who may decide, what waits for a second person, and what was done. Wall time throughout.

create table operator (
  id text primary key,
  name text not null unique check (name = lower(name)),
  role text not null check (role in ('reviewer', 'approver', 'administrator')),
  -- Both null until the operator has enrolled.
  password_hash text,
  sealed_secret bytea,
  -- The last step of the authenticator app that was taken.
  last_step int not null default 0,
  enrolled_at timestamptz,
  -- SHA-256 of the code that enrols.
  enrolment_hash bytea unique,
  enrolment_expires_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null
);

create table operator_session (
  id text primary key,
  operator_id text not null references operator,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  revoked_at timestamptz
);
create index operator_session_live on operator_session (operator_id) where revoked_at is null;

-- A decision that happens when another operator confirms it.
create table proposal (
  id text primary key,
  -- `freeze`, `unfreeze`, or `decide_` and the kind of the case.
  action text not null,
  -- A case, or a member.
  subject_id text not null,
  member_id text not null,
  decision jsonb,
  amount text,
  currency text,
  reason text not null,
  proposed_by text not null references operator,
  proposed_at timestamptz not null,
  closed_at timestamptz,
  outcome text check (outcome in ('confirmed', 'withdrawn')),
  check ((closed_at is null) = (outcome is null))
);
create unique index proposal_open on proposal (subject_id) where closed_at is null;
create index proposal_waiting on proposal (id) where closed_at is null;

create table operator_audit (
  id text primary key,
  at timestamptz not null,
  -- Null for the control plane and for commands on the server. Names and roles as they were then.
  operator_id text,
  operator text not null,
  role text,
  address text not null,
  action text not null,
  subject_kind text,
  subject_id text,
  -- No foreign key: the record outlives the member.
  member_id text,
  proposal_id text,
  reason text,
  before jsonb,
  after jsonb
);
create index operator_audit_of_member on operator_audit (member_id, id) where member_id is not null;

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'The audit is append only: % is refused.', tg_op using errcode = '42501';
end $$;
create trigger operator_audit_is_final before update or delete on operator_audit
  for each row execute function refuse_change_of_audit();
create trigger operator_audit_stays before truncate on operator_audit
  for each statement execute function refuse_change_of_audit();

-- How operators find customers: by the beginning of a nickname or a mail address.
create index member_by_nickname on member (lower(nickname) text_pattern_ops);
create index member_by_mail on member (mail text_pattern_ops);
create index member_by_phone on member (phone);
