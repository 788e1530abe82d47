-- A server of a version before 0318 does not write operator.given_by. It writes the audit, in the same transaction, so
-- whom its administrators add, renew, promote or let in waits for a second person too.
create function note_giver() returns trigger language plpgsql as $$
begin
  update operator set given_by = array_append(given_by, new.operator_id)
   where id = new.subject_id and new.operator_id <> all (given_by);
  return null;
end $$;
create trigger operator_audit_notes_giver after insert on operator_audit
  for each row when (
    new.operator_id is not null and (
      new.action in ('added an operator', 'renewed an enrolment')
      or new.action = 'changed an operator' and (
        new.before ->> 'role' <> new.after ->> 'role'
        or new.before ->> 'state' = 'disabled' and new.after ->> 'state' <> 'disabled')))
  execute function note_giver();
