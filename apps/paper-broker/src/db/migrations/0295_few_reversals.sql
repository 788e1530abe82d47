-- Few journals reverse another one. The unique constraint had an index entry for every journal, this index has none for
-- those that reverse nothing.
create unique index if not exists journal_reversed_once on journal (reverses) where reverses is not null;
