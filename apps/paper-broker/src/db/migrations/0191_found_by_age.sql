-- What is read or deleted by its age or its number, found without reading the whole table.
create unique index member_event_by_number on member_event (seq);
create index job_by_end on job (done_at) where done_at is not null;
create index outbox_by_age on outbox (created_at);
create index member_session_by_age on member_session (created_at);
create index sign_in_throttle_by_age on sign_in_throttle (first_failure_at);
create index verification_code_by_age on verification_code (created_at);
create index sign_in_challenge_by_end on sign_in_challenge (expires_at);
create index passkey_challenge_by_end on passkey_challenge (expires_at);
create index fx_quote_of_member on fx_quote (member_id, expires_at);
