-- Places an order: a whole request in one statement. It checks the session, claims the idempotency key, stores the order
-- and keeps the answer under the key. `outcome` is that of `store_order`, or `unauthenticated`, or `key_known` when the
-- key was claimed before. Whatever is not `placed` has changed nothing.
create or replace function place_order(
  -- Null when the caller has checked the session itself.
  p_token_hash bytea,
  p_wall timestamptz,
  -- The claim of the key; whose it is says the order.
  p_operation text, p_key text, p_body_hash bytea,
  p_answer text, p_order jsonb, p_hold jsonb,
  out outcome text, out available numeric
) language plpgsql as $$
declare
  v_scope text := p_order ->> 'member_id';
begin
  if p_token_hash is not null
     and not exists (select from live_session(p_token_hash, p_wall) where member_id = v_scope) then
    outcome := 'unauthenticated';
    return;
  end if;
  insert into idempotency (scope, operation, key, body_hash, status, body, created_at)
    values (v_scope, p_operation, p_key, p_body_hash, 201, p_answer, p_wall)
    on conflict do nothing;
  if not found then
    outcome := 'key_known';
    return;
  end if;
  select stored.outcome, stored.available into outcome, available from store_order(p_order, p_hold) as stored;
  if outcome <> 'placed' then
    delete from idempotency where scope = v_scope and operation = p_operation and key = p_key;
  end if;
end $$;
