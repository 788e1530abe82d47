-- Pictures that customers send: what is known about each, and apart from it the bytes, so that they can live elsewhere.

create table upload (
  id text primary key,
  member_id text not null references member (id),
  purpose text not null check (purpose in ('proof', 'kyc', 'loan', 'signature', 'avatar', 'chat')),
  content_type text not null check (content_type in ('image/jpeg', 'image/png')),
  -- Bytes as stored; the customer's own file is never kept.
  size int not null check (size > 0),
  width int not null,
  height int not null,
  sha256 bytea not null,
  -- Business time; one that nothing uses goes a day later.
  created_at timestamptz not null,
  -- What it became part of. Null while it waits for that.
  owner_type text,
  owner_id text,
  check ((owner_type is null) = (owner_id is null))
);
create index upload_of_member on upload (member_id);
create index upload_of_owner on upload (owner_type, owner_id) where owner_type is not null;

create table upload_blob (
  upload_id text primary key,
  bytes bytea not null
);
-- Pictures are compressed already.
alter table upload_blob alter column bytes set storage external;
