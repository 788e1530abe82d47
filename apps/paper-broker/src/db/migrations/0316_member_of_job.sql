-- Whose rows a job is about, so that it waits while a partition of theirs is missing. Null for a job about many members
-- or of an older version: it waits while any partition is missing.
alter table job add column member_id text;
