-- What has just changed for a customer: the stream `/stream/member` is read from here by every process, so an open app
-- hears of a change whichever process made it. Rows live for minutes; the facts themselves are in their own tables.

create table member_event (
  member_id text not null references member (id),
  seq bigint generated always as identity,
  -- order, position, balance, deposit, withdrawal, notice, kyc, subscription, loan, chat, logout
  event text not null,
  -- Id of what changed.
  subject_id text not null,
  -- Wall time of the database, one clock for all processes.
  created_at timestamptz not null default clock_timestamp(),
  primary key (member_id, seq)
);
create index member_event_by_age on member_event (created_at);
