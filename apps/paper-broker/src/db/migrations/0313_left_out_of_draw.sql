-- Subscriptions that were not in the draw because something was wrong with them. They get no lots when they are repaired, because
-- all lots are given to others by then.
alter table ipo_allotment add column left_out text[] not null default '{}';
