-- Who invited a member is another member. A foreign key of one member's row to another one's would keep both on one machine.
alter table member drop constraint member_invited_by_fkey;
