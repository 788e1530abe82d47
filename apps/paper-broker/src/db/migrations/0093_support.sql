-- The thread of each customer with support.

create table support_message (
  member_id text not null references member (id),
  id text not null,
  -- `automatic`: no person has read the customer's message yet, and the text says so.
  author text not null check (author in ('member', 'desk', 'automatic')),
  text text not null check (char_length(text) between 1 and 2000),
  upload_ids jsonb not null,
  created_at timestamptz not null,
  -- When the customer saw it; their own messages are read.
  read_at timestamptz,
  primary key (member_id, id)
);
create index support_message_unread on support_message (member_id) where read_at is null;
create index support_message_by_time on support_message (created_at desc, id desc);
