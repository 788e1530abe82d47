-- The one rule of when a token is good, for the HTTP layer and for SQL functions that check the session themselves.
-- Times are wall times: 7 days idle, 30 days in all. No row: not signed in.
create function live_session(wanted_token_hash bytea, wall timestamptz)
  returns table (session_id text, member_id text, vip boolean, last_seen_at timestamptz)
  language sql stable
as $$
  select session.id, session.member_id, member.vip, session.last_seen_at
  from member_session session
  join member on member.id = session.member_id
  where session.token_hash = wanted_token_hash
    and session.revoked_at is null
    and session.last_seen_at > wall - interval '7 days'
    and session.created_at > wall - interval '30 days'
    and member.locked_at is null
$$;
