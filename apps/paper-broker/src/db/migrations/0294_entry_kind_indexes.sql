-- Apart from the migration before, whose lock on the table would keep readers waiting meanwhile.
create index if not exists entry_of_kind on entry (owner, kind, seq desc) where book = 'available';
create index if not exists entry_without_kind on entry (owner, seq desc) where kind is null;
