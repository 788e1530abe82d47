-- What the journals of each day came to, so that whoever rewrites the past has to rewrite this too, and every copy of it
-- that is kept elsewhere.
create table ledger_anchor (
  -- UTC, by `recorded_at`. A day without journals has no anchor.
  day date primary key,
  journals bigint not null,
  -- SHA-256 over the head of the anchor before, the day, and the seals of its journals in the order of recorded_at and ref.
  head bytea not null
);
create trigger ledger_anchor_is_final before update or delete on ledger_anchor
  for each row execute function refuse_change();
create trigger ledger_anchor_stays before truncate on ledger_anchor
  for each statement execute function refuse_change();

create index journal_by_record on journal (recorded_at);
