-- Why something was refused is a key of the lists in openapi.yaml, with the values that its sentence names. The text beside
-- it (`refuse_reason`, `close_request.reason`, `params.reason` of a notice) is what the reviewer added. Rows of earlier
-- versions have only the text, which was the whole reason.
alter table close_request add column reason_key text, add column reason_params jsonb;
alter table notice add column reason_key text, add column reason_params jsonb;
alter table deposit add column reason_key text, add column reason_params jsonb;
alter table withdrawal add column reason_key text, add column reason_params jsonb;
alter table loan add column reason_key text, add column reason_params jsonb;
alter table ipo_subscription add column reason_key text, add column reason_params jsonb;
