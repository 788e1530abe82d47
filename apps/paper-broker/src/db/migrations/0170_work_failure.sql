-- Due work that failed: one table for every kind of it. A row here keeps its item out of the work lists until
-- `retry_at`, and once parked until an operator releases it, which deletes the row. Times are of the wall clock.

create table work_failure (
  -- Which work list the item is on: `order`, `job`, `alert` …
  source text not null,
  item_id text not null,
  attempts int not null,
  reason text not null,
  failed_at timestamptz not null,
  retry_at timestamptz,
  parked_at timestamptz,
  primary key (source, item_id),
  check ((retry_at is null) = (parked_at is not null))
);
create index work_failure_parked on work_failure (parked_at) where parked_at is not null;

insert into work_failure (source, item_id, attempts, reason, failed_at, retry_at)
  select 'job', id, attempts, coalesce(last_error, 'unknown'), created_at, retry_at
    from job where done_at is null and retry_at is not null;
alter table job drop column attempts, drop column retry_at, drop column last_error;

insert into work_failure (source, item_id, attempts, reason, failed_at, retry_at)
  select 'mail', outbox_id, attempts, 'unknown', next_at, next_at from mail_delivery where attempts > 0;
alter table mail_delivery drop column attempts;
