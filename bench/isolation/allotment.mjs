// @ts-check
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, startServer } from '../../scripts/lib/server.mjs';
import { createCrowd } from '../lib/crowd.mjs';
import { invariants, moveClock, serverEnv } from '../lib/customer.mjs';
import { createCluster, postgresPrograms } from '../lib/postgres.mjs';
import { printTable } from '../lib/table.mjs';

/** Measures how long transactions wait that need the same rows of money as an allotment with many subscribers. */

const SUBSCRIBERS = 10_000;
const LOCK_BAR_MS = 100;
const PROBES = 4;
/** The number of subscribers that one transaction serves. The probes lock the subscribers of the next transaction. */
const NEXT = 20;

/** @returns {Promise<boolean>} whether every figure is within its limit */
export async function measureAllotment() {
  const programs = postgresPrograms();
  if (programs === undefined) {
    console.log('No PostgreSQL on this machine: the allotment is left out.');
    return true;
  }
  const cluster = await createCluster(programs);
  const server = await startServer({
    env: { ...serverEnv, DATABASE_URL: cluster.url, PORT: String(await freePort()) },
  });
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  try {
    const offering = await soonest(server.url);
    cluster.query(createCrowd(SUBSCRIBERS).sql + subscriptionsOf(offering));
    writeFileSync(join(folder, 'probe.sql'), probeOf(offering));
    let isOver = false;
    const probing = (async () => {
      for (let round = 0; !isOver; round += 1) await probe(cluster.url, folder, round);
    })();
    const startedAt = performance.now();
    try {
      await moveClock(server.url, new Date(offering.allotment_at));
    } finally {
      isOver = true;
      await probing;
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    const waitsMs = waitsIn(folder);
    const done = Number(
      cluster.query(
        `select count(*) from ipo_subscription where offering_id = '${offering.id}' and allotted_at is not null`,
      ),
    );
    const { ok } = await invariants(server.url);
    const longestMs = waitsMs.reduce((longest, each) => Math.max(longest, each), 0);
    printTable(
      ['PostgreSQL', 'measured', 'bar'],
      [
        ['subscribers served', done, SUBSCRIBERS],
        ['seconds', seconds, ''],
        ['looks at money that is next', waitsMs.length, ''],
        ['longest wait for it, ms', longestMs, `<= ${LOCK_BAR_MS}`],
        ['ledger', ok ? 'agrees' : 'DOES NOT AGREE', ''],
      ],
    );
    return done === SUBSCRIBERS && ok && longestMs <= LOCK_BAR_MS;
  } finally {
    await server.stop();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Locks the money of a subscriber who comes next, as an order of that customer would. @param {Ipo} ipo */
const probeOf = (ipo) => `
\\set next random(0, ${NEXT - 1})
select balance from book where book = 'available' and owner = (
  select member_id from ipo_subscription where offering_id = '${ipo.id}' and status = 'waiting_allotment'
   order by member_id offset :next limit 1) for update;
`;

/**
 * Probes for a few seconds. Each wait is a line in the logs.
 * @param {string} url @param {string} folder @param {number} round
 */
async function probe(url, folder, round) {
  const log = ['-l', '--log-prefix', join(folder, `waits-${round}`)];
  const how = ['-n', '-f', join(folder, 'probe.sql'), '-c', String(PROBES), '-T', '2'];
  await promisify(execFile)('pgbench', [...how, ...log, url]);
}

/** @param {string} folder @returns {number[]} ms */
function waitsIn(folder) {
  const MICROSECONDS = 2;
  return readdirSync(folder)
    .filter((name) => name.startsWith('waits-'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => Number(line.split(' ')[MICROSECONDS]) / 1_000);
}

/**
 * @typedef {{id: string, symbol: string, market_id: string, currency: string, issue_price: string, lot_size: string,
 *   allotment_at: string}} Ipo
 * @param {string} url @returns {Promise<Ipo>} in dollars, not yet allotted
 */
async function soonest(url) {
  for (const state of ['open', 'upcoming']) {
    const answer = await fetch(`${url}/api/v1/ipo?state=${state}&market_id=US`, {
      headers: { platform: 'h5' },
    });
    const { data } = /** @type {{data: Ipo[]}} */ (await answer.json());
    const found = data.find(({ currency }) => currency === 'USD');
    if (found !== undefined) return found;
  }
  throw new Error('No company goes public soon');
}

/** Subscriptions of the whole crowd for 1 to 20 lots, in the state after the check. @param {Ipo} ipo */
const subscriptionsOf = (ipo) => `
create table bench_subscription as
  select 'sub_' || ulid as id, 'mem_' || ulid as member_id, 'acc_' || ulid as account_id, ulid,
         ((row_number() over (order by ulid) % 20 + 1) * ${ipo.lot_size})::numeric as quantity
    from bench_customer;
insert into ipo_subscription (id, member_id, account_id, offering_id, symbol, market_id, currency, mode, status,
    quantity, issue_price, total_amount, subscribed_at, audited_at)
  select id, member_id, account_id, '${ipo.id}', '${ipo.symbol}', '${ipo.market_id}', '${ipo.currency}', 'partial',
         'waiting_allotment', quantity, ${ipo.issue_price}, quantity * ${ipo.issue_price}, now(), now()
    from bench_subscription;
select post_journal('ipo:' || id || ':hold', 'ipo_hold', null, 'ipo_subscription', id, now(),
  array['ent_' || ulid || '2', 'ent_' || ulid || '3'], array[member_id, member_id], array['trade', 'trade'],
  array['available', 'held'], array['USD', 'USD'],
  array[-quantity * ${ipo.issue_price}, quantity * ${ipo.issue_price}]::numeric[]) from bench_subscription;
insert into job (id, kind, ref, payload, due_at, created_at)
  values ('job_bench_allot', 'ipo_allot', 'ipo_allot:${ipo.id}', '{"id": "${ipo.id}"}', '${ipo.allotment_at}', now())
  on conflict (ref) do nothing;
analyze;
`;
