// @ts-check
import { createHash, randomBytes } from 'node:crypto';

/** Enough that orders seldom wait for another order of the same customer. */
export const CROWD = 64;

/**
 * SQL that creates signed-in customers with a billion dollars each, in a database that a server has set up.
 * @param {number} size how many
 * @returns {{sql: string, tokens: readonly string[]}}
 */
export function createCrowd(size = CROWD) {
  const tokens = Array.from({ length: size }, () => randomBytes(32).toString('base64url'));
  const rows = tokens.map((token, index) => {
    const digits = String(index).padStart(21, '0');
    return `('BENCH${digits}', '\\x${createHash('sha256').update(token).digest('hex')}'::bytea)`;
  });
  return {
    tokens,
    sql: `
create table bench_customer (ulid text primary key, token_hash bytea not null);
insert into bench_customer values ${rows.join(', ')};
insert into member (id, mail, nickname, invite_code, password_hash, created_at)
  select 'mem_' || ulid, lower(ulid) || '@bench.example', 'A customer', right(ulid, 16), 'none', now() from bench_customer;
insert into member_session (id, member_id, token_hash, platform, ip_prefix, created_at, last_seen_at)
  select 'ses_' || ulid, 'mem_' || ulid, token_hash, 'h5', '127.0.0.0/24', now(), now() from bench_customer;
insert into account (id, member_id, kind, currency, created_at)
  select 'acc_' || ulid, 'mem_' || ulid, 'trade', 'USD', now() from bench_customer;
select post_journal('opening:mem_' || ulid, 'opening', null, null, null, now(),
  array['ent_' || ulid || '0', 'ent_' || ulid || '1'], array['mem_' || ulid, 'house'], array['trade', ''],
  array['available', 'opening_equity'], array['USD', 'USD'], array[1000000000, -1000000000]::numeric[]) from bench_customer;
`,
  };
}

/**
 * Stores one placed order of each customer as a template for the bare orders: the statement that the server sends,
 * with the same row, stored answer and hold.
 */
export const TEMPLATES = `
create table bench_template as
  select row_number() over (order by o.id)::int as n, o.member_id, s.token_hash, i.body_hash, i.body as answer,
         to_jsonb(o) as placed, jsonb_build_object(
           'kind', 'order_hold', 'subject_type', 'order', 'effective_at', o.submitted_at,
           'owners', array[o.member_id, o.member_id], 'kinds', array['trade', 'trade'],
           'books', array['available', 'held'], 'commodities', array[o.currency, o.currency],
           'amounts', array[-o.hold_amount, o.hold_amount]) as hold
    from trade_order o
    join member_session s on s.member_id = o.member_id
    join idempotency i on i.scope = o.member_id
   where o.member_id like 'mem_BENCH%';
alter table bench_template add primary key (n);
analyze bench_template;
`;

/**
 * SQL for an order of customer `n` (a parameter), with its own id and key. Literals must not contain a colon, because
 * pgbench takes what follows for a variable.
 * @param {string} n
 */
export const placeFromTemplate = (n) => `
select place_order(
  p_token_hash => t.token_hash, p_wall => now(), p_operation => 'POST /order', p_key => x.id, p_body_hash => t.body_hash,
  p_answer => t.answer, p_order => jsonb_set(t.placed, '{id}', to_jsonb('ord_' || x.id)),
  p_hold => t.hold || jsonb_build_object('ref', concat_ws(chr(58), 'order', 'ord_' || x.id, 'hold'),
    'subject_id', 'ord_' || x.id, 'entry_ids', jsonb_build_array('ent_a' || x.id, 'ent_b' || x.id)))
from bench_template t, (select upper(left(md5(random()::text || clock_timestamp()::text), 26)) as id) x where t.n = ${n}::int;
`;
