import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgres } from '../db/connect.js';
import type { Database } from '../db/database.js';
import { createPostgresDatabase } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { workOneDay } from '../operators/testing/operatorOffice.js';
import { demoContent, openContractWorld, type ContractWorld } from './testing/contractWorld.js';
import type { Answer } from './testing/exchange.js';
import { endTheDay, liveOneDay } from './testing/dayOfLife.js';
import { key, type Belongings } from './testing/example.js';
import { acquire } from './testing/examples.js';
import { freePort } from '../testing/freePort.js';

const program = [
  process.env['PGBOUNCER'],
  '/usr/sbin/pgbouncer',
  '/usr/local/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
].find((place) => place !== undefined && existsSync(place));
/** The time limits of the role, as docs/operations.md has them set. */
const [limits = ''] =
  readFileSync(fileURLToPath(new URL('../../../../docs/operations.md', import.meta.url)), 'utf8')
    .split('\n## ')
    .find((section) => section.startsWith('PgBouncer'))
    ?.match(/(?<=^```sql\n).*?(?=^```)/ms) ?? [];

/** Fewer connections than the two servers open, so that transactions must share them. */
const CONNECTIONS = 4;
const ORDERS = 40;

describe.skipIf(!hasPostgres || program === undefined)('through PgBouncer, a transaction at a time', () => {
  let bouncer: ChildProcess;
  let remove: () => Promise<void>;
  let databases: readonly Database[];
  let worlds: readonly [ContractWorld, ContractWorld];
  let mine: Belongings;
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-pgbouncer-'));

  beforeAll(async () => {
    const store = await createPostgresDatabase(demoContent);
    const { hostname, port: clusterPort, pathname } = new URL(store.url);
    const username = `fairlot_${randomBytes(4).toString('hex')}`;
    const asAdmin = async (statements: string): Promise<void> => {
      const admin = new pg.Client({ connectionString: new URL('/postgres', store.url).href });
      await admin.connect();
      await admin.query(statements);
      await admin.end();
    };
    await asAdmin(`create role ${username} login superuser`);
    await asAdmin(limits.replaceAll('role fairlot ', `role ${username} `));
    remove = async () => {
      await store.remove();
      await asAdmin(`drop role ${username}`);
    };
    const port = await freePort();
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(
      file,
      `[databases]
* = host=${hostname} port=${clusterPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_client_conn = 200
`,
    );
    // PgBouncer refuses to run as root.
    const user =
      process.getuid?.() === 0
        ? {
            uid: Number(execFileSync('id', ['-u', 'postgres'])),
            gid: Number(execFileSync('id', ['-g', 'postgres'])),
          }
        : {};
    if (user.uid !== undefined) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
    bouncer = spawn(program ?? '', ['-q', file], { ...user, cwd: '/', stdio: 'ignore' });
    const url = `postgres://${username}@127.0.0.1:${port}${pathname}?pooling=transaction`;
    databases = [connectPostgres(url), connectPostgres(url)];
    const [one, two] = databases;
    if (one === undefined || two === undefined) throw new Error('There are two.');
    const answers = (): Promise<boolean> =>
      one.read
        .selectFrom('member')
        .select('id')
        .limit(1)
        .execute()
        .then(
          () => true,
          () => false,
        );
    while (!(await answers())) {
      if (bouncer.exitCode !== null) throw new Error('PgBouncer did not start.');
      await wait(50);
    }
    worlds = [await openContractWorld(one), await openContractWorld(two)];
  }, 120_000);
  afterAll(async () => {
    for (const world of worlds) await world.close();
    for (const db of databases) await db.close();
    const ended = once(bouncer, 'exit');
    bouncer.kill('SIGINT');
    await ended;
    await remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const place = (world: ContractWorld): Promise<Answer> => {
    const { symbol, price, token } = mine;
    const body = { symbol, direction: 'long', order_type: 'limit', quantity: '1', price };
    return world.send('POST', '/order', { token, body, headers: key() });
  };

  it('a customer lives a day, and operators work one', async () => {
    const [world] = worlds;
    expect([...(await liveOneDay(world)), ...(await endTheDay(world))]).toEqual([]);
    await workOneDay(world);
  });

  it('statements end as the role is told by docs/operations.md', async () => {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
       where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      worlds[0].db.read,
    );
    expect(rows.map(({ setting }) => setting)).toEqual(['4000', '5000', '15000']);
  });

  it('an open app hears of an order that the other server took', async () => {
    const [here, there] = worlds;
    mine = await acquire(here, 'vip');
    const stream = await fetch(`${here.url}/api/v1/stream/member`, {
      headers: { authorization: `Bearer ${mine.token}` },
    });
    const { body } = await place(there);
    const { id } = body as { id: string };
    const reader = stream.body?.getReader();
    let heard = '';
    while (!heard.includes(id)) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) break;
      heard += Buffer.from(value ?? []).toString();
    }
    await reader?.cancel();
    expect(heard).toContain(id);
  });

  it('two servers place orders at the same time, and the ledger agrees', async () => {
    const answers = await Promise.all(
      Array.from({ length: ORDERS }, (_, index) => place(worlds[index % 2 === 0 ? 0 : 1])),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const [db] = databases;
    if (db === undefined) throw new Error('There are two.');
    expect(await brokenInvariants(db.read)).toEqual([]);
  });
});
