-- A thread is marked as read from its newest message on, a few at a time.
create index if not exists support_message_unread_by_id on support_message (member_id, id desc) where read_at is null;
drop index support_message_unread;
