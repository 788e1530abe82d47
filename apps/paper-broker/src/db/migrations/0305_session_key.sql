-- Alone, because every request writes this table.
alter table member_session drop constraint member_session_pkey, add constraint member_session_pkey primary key using index member_session_of_its_member;
