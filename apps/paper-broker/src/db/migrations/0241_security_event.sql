-- Who did what to an account, from where, with which result: append only, kept for a time of its own. Wall time.

create table security_event (
  id text primary key,
  at timestamptz not null,
  kind text not null,
  actor text not null check (actor in ('member', 'operator')),
  -- No foreign key: the record outlives the member. Null where nobody with an account was named.
  member_id text,
  -- A keyed fingerprint of a mail address, phone number or id that nobody has.
  identity_hash bytea,
  address text not null,
  agent text not null,
  -- `ok`, or the code of the refusal.
  result text not null,
  -- What was touched: an id, or an operator's call.
  subject text
);
create index security_event_newest on security_event (at desc, id desc);
create index security_event_of_member on security_event (member_id, at desc, id desc);

create function refuse_forgetting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('fairlot.retention', true) = 'over' then
    return old;
  end if;
  raise exception 'The security log is append only: % is refused.', tg_op using errcode = '42501';
end $$;
create trigger security_event_is_final before update or delete on security_event
  for each row execute function refuse_forgetting();
create trigger security_event_stays before truncate on security_event
  for each statement execute function refuse_forgetting();
