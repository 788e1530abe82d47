-- The customer's inbox. A notice is stored as a template and its values, and spoken in the reader's language.

create table notice (
  member_id text not null references member (id),
  id text not null,
  kind text not null,
  template text not null,
  params jsonb not null,
  -- What it tells of; told once. `deposit:dep_…:pass`
  ref text not null,
  -- The record it leads to.
  ref_type text,
  ref_id text,
  -- Business time, as the record it tells of.
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (member_id, id),
  unique (member_id, ref),
  check ((ref_type is null) = (ref_id is null))
);
create index notice_of_kind on notice (member_id, kind, id desc);
create index notice_unread on notice (member_id) where read_at is null;

-- Kinds that the customer wants to find in the inbox without being called.
create table notice_mute (
  member_id text not null references member (id),
  kind text not null,
  primary key (member_id, kind)
);
