-- Requests counted by all processes together. Not logged: what is lost in a crash is one window of counts.
create unlogged table rate_window (
  -- The policy and who is counted: `order mem_…`, `anonymous 203.0.113.7`.
  key text primary key,
  ends_at timestamptz not null,
  count int not null
);
create index rate_window_ends on rate_window (ends_at);
