-- The names of the browser and the system that a session was opened with; null if unknown, and for older sessions.
-- Alone, because every request writes this table.
alter table member_session add column browser text, add column system text;
