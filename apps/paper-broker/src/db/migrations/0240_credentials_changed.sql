-- Withdrawals wait for a while after a password was reset or a factor of signing in changed. Business time.
alter table member add column credentials_changed_at timestamptz;
