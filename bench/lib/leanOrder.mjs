// @ts-check
/**
 * The least that a careful broker writes for an order, as the second yardstick: the idempotency key with the answer,
 * the order, and its hold as two entries that sum to zero, with their balances. It has no session, no hash chain, no
 * event, and only the indexes by which a row is found again. The rows are those of the crowd's templates
 * (`crowd.mjs`).
 */
export const LEAN = `
create table lean_key (
  scope text, key text, body_hash bytea not null, body text not null, created_at timestamptz not null, primary key (scope, key)
);
create table lean_order (like trade_order);
alter table lean_order add primary key (id);
create index on lean_order (member_id, id desc);
create table lean_balance (
  owner text, book text, balance numeric(28,8) not null check (balance >= 0), primary key (owner, book)
) with (fillfactor = 70);
create table lean_entry (
  ref text, line int, owner text not null, book text not null, amount numeric(28,8) not null,
  balance_after numeric(28,8) not null, primary key (ref, line)
);
create table lean_template as
  select n, member_id, body_hash, answer, jsonb_populate_record(null::lean_order, placed) as placed,
         (placed ->> 'hold_amount')::numeric as amount
    from bench_template;
alter table lean_template add primary key (n);
insert into lean_balance select member_id, book, case book when 'available' then 1000000000 else 0 end
  from lean_template, unnest(array['available', 'held']) as book;
analyze lean_template, lean_balance;

create function lean_place(p_n int, p_id text) returns void language plpgsql as $$
declare
  t lean_template;
  v_available numeric;
  v_held numeric;
begin
  select * into t from lean_template where n = p_n;
  insert into lean_key values (t.member_id, p_id, t.body_hash, t.answer, now());
  insert into lean_order select placed.* from jsonb_populate_record(t.placed, jsonb_build_object('id', p_id)) as placed;
  update lean_balance set balance = balance - t.amount where owner = t.member_id and book = 'available'
    returning balance into v_available;
  update lean_balance set balance = balance + t.amount where owner = t.member_id and book = 'held'
    returning balance into v_held;
  insert into lean_entry values
    (p_id, 1, t.member_id, 'available', -t.amount, v_available), (p_id, 2, t.member_id, 'held', t.amount, v_held);
end $$;
`;

/** Such an order of customer `n` (SQL for a parameter). @param {string} n */
export const placeLean = (n) =>
  `select lean_place(${n}::int, upper(left(md5(random()::text || clock_timestamp()::text), 26)));`;
