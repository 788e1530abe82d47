-- The sessions of a customer that have not ended, the newest first: a sign-in ends those beyond the most that a customer may
-- have, and the list shows the others, however many have ended. On a large table make it beforehand, concurrently.
create index if not exists member_session_open on member_session (member_id, created_at desc, id desc) where revoked_at is null;
