-- What the indexes of the migration before replace.
drop index if exists fill_of_member, fill_of_position;
