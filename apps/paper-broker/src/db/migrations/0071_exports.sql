-- Files that customers ask for, made in the background. Content and record are kept for a day, then both go.

create table export_file (
  id text primary key,
  member_id text not null references member (id),
  kind text not null check (kind in ('account', 'entry', 'order', 'deposit', 'withdrawal', 'tax')),
  format text not null check (format in ('csv', 'json')),
  -- Whole days in UTC, both included.
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  status text not null check (status in ('queued', 'ready', 'failed')),
  row_count int,
  content text,
  -- Business time.
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((content is not null) = (status = 'ready'))
);
create index export_file_of_member on export_file (member_id, created_at desc);
