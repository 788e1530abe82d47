-- The administrators who gave an operator a code, a role or access, and whom somebody else has not confirmed yet. Empty:
-- the operator may work. What an older version gives stays confirmed by itself.
alter table operator add column given_by text[] not null default '{}';
