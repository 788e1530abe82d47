import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoContent } from './contract/testing/contractWorld.js';
import { findOrders } from './contract/testing/losePower.js';
import { connectEmbedded } from './db/connect.js';
import { lockDataDir } from './db/dataLock.js';
import { createDataDir, createPostgresDatabase } from './db/testing/createTestStore.js';
import { hasPostgres } from './db/testing/postgresCluster.js';
import { keepSomeSectors, restoreSynced } from './db/testing/powerLoss.js';
import { runUntilEnd, startProcess, type ServerProcess } from './testing/startProcess.js';

/** What only whole processes can show: settings, a sudden end, and several processes on one database. */

/** Three starts and a load, on a machine that also runs other tests. */
const SLOW_MS = 180_000;

const folder = mkdtempSync(join(tmpdir(), 'fairlot-processes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Order {
  readonly id: string;
  readonly status: string;
  readonly quantity: string;
  readonly filled_quantity: string;
}

/** An order for a cheap share, with a limit that will not be met. */
async function cheapTicket(server: ServerProcess): Promise<Record<string, string>> {
  const { body } = await server.send('GET', '/instrument?market_id=US&product_type=STOCK&limit=50');
  const rows = (body as { data: { symbol: string; last: string }[] }).data;
  const cheap = rows.filter((row) => Number(row.last) > 5).sort((a, b) => Number(a.last) - Number(b.last))[0];
  const price = (Math.floor(Number(cheap?.last) * 95) / 100).toFixed(2);
  return { symbol: cheap?.symbol ?? '', direction: 'long', order_type: 'limit', quantity: '1', price };
}

async function allOrders(server: ServerProcess, token: string): Promise<Map<string, Order>> {
  const orders = new Map<string, Order>();
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await server.send('GET', `/order?limit=100${query}`, { token });
    const page = body as { data: Order[]; next_cursor: string | null };
    for (const order of page.data) orders.set(order.id, order);
    cursor = page.next_cursor;
  }
  return orders;
}

/** Kills a server while six clients place orders. @returns the ids of those that it had answered, at least `enough` */
async function killUnderLoad(server: ServerProcess, enough: number): Promise<Set<string>> {
  const token = await server.signIn();
  const body = await cheapTicket(server);
  const answered = new Set<string>();
  let isOver = false;
  const client = async (): Promise<void> => {
    while (!isOver) {
      const sent = await server
        .send('POST', '/order', { token, body, key: crypto.randomUUID() })
        // The connection ended with the server, so this order was not confirmed.
        .catch(() => undefined);
      if (sent?.status === 201) answered.add((sent.body as Order).id);
    }
  };
  const clients = Array.from({ length: 6 }, client);
  while (answered.size < enough) await wait(5);
  await server.stop('SIGKILL');
  isOver = true;
  await Promise.all(clients);
  return answered;
}

async function brokenInvariants(server: ServerProcess): Promise<unknown[]> {
  const { body } = await server.control('/invariants');
  return (body as { checks: { ok: boolean }[] }).checks.filter((check) => !check.ok);
}

describe('a server that cannot start', () => {
  const oneLine = /^[^\n]+\n$/;

  it('because of a setting names it in one line', async () => {
    const { code, stderr } = await runUntilEnd({ SIM_CONTROL: '1', DATA_DIR: join(folder, 'none') });
    expect(code).toBe(2);
    expect(stderr).toMatch(/SIM_TOKEN/);
    expect(stderr).toMatch(oneLine);
  });

  it('because the port is taken says which one, and lets the data directory go', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as AddressInfo;
    const dataDir = join(folder, 'port');
    await createDataDir(dataDir);
    const { code, stderr } = await runUntilEnd({ PORT: String(port), DATA_DIR: dataDir, SEED_DEMO: '0' });
    holder.close();
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^Port ${port} on 127.0.0.1 is taken`)),
    ]);
    expect(stderr).toMatch(oneLine);
    lockDataDir(dataDir)();
  });

  it('because another process has its data directory names that process', async () => {
    const dataDir = join(folder, 'locked');
    const unlock = lockDataDir(dataDir);
    const { code, stderr } = await runUntilEnd({ PORT: '0', DATA_DIR: dataDir });
    unlock();
    expect(code).toBe(1);
    expect(stderr).toContain(`process ${process.pid}`);
    expect(stderr).toMatch(oneLine);
  });
});

describe('a server on the embedded store that is killed under load', () => {
  it(
    'has kept every answered order; after a power cut with DATA_FSYNC=on only, and without it says so',
    async () => {
      const dataDir = join(folder, 'power');
      const SYNCED = join(folder, 'synced');
      await createDataDir(dataDir, demoContent);
      const preload = new URL('./db/testing/keepSynced.mjs', import.meta.url).href;
      const settings = { DATA_DIR: dataDir, SYNCED, NODE_OPTIONS: `--import ${preload}`, LOG_LEVEL: 'warn' };
      const find = async (left: string, orders: ReadonlySet<string>) => {
        const db = await connectEmbedded({ dataDir: left });
        const found = await findOrders(db, [...orders]);
        await db.close();
        return found;
      };

      const careful = await startProcess({ ...settings, DATA_FSYNC: 'on' });
      const answered = await killUnderLoad(careful, 15);
      const left = join(folder, 'power-on');
      restoreSynced(dataDir, SYNCED, left);
      // Some of what was written and not synced has reached the disk as well.
      expect(keepSomeSectors(dataDir, left, () => Math.random() < 0.5)).toBeGreaterThan(0);
      expect(await find(left, answered)).toEqual({ orders: answered.size, broken: [] });
      expect(readFileSync(join(left, 'secret.key'))).toEqual(readFileSync(join(dataDir, 'secret.key')));
      expect(careful.said()).not.toContain('power cut');

      const careless = await startProcess({ ...settings, DATA_FSYNC: 'off' });
      const risked = await killUnderLoad(careless, 15);
      const lost = join(folder, 'power-off');
      restoreSynced(dataDir, SYNCED, lost);
      expect(await find(dataDir, risked)).toEqual({ orders: risked.size, broken: [] });
      expect(await find(lost, risked)).toMatchObject({ orders: 0 });
      expect(careless.said()).toContain('DATA_FSYNC=off: a power cut can lose answered orders');
    },
    SLOW_MS,
  );
});

describe.skipIf(!hasPostgres)('two servers on one PostgreSQL', () => {
  let settings: Readonly<Record<string, string>>;
  let servers: readonly [ServerProcess, ServerProcess];
  let remove = (): Promise<void> => Promise.resolve();
  let token: string;

  beforeAll(async () => {
    const database = await createPostgresDatabase(demoContent);
    remove = database.remove;
    settings = { DATABASE_URL: database.url };
    servers = [await startProcess(settings), await startProcess(settings)];
    token = await servers[0].signIn();
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await remove();
  });

  const at = (index: number): ServerProcess => servers[index % 2 === 0 ? 0 : 1];

  it('know the same sessions, and lose them together', async () => {
    const other = await servers[0].signIn();
    expect((await servers[1].send('GET', '/account', { token: other })).status).toBe(200);
    // Both servers have cached the token's member.
    const body = await cheapTicket(servers[0]);
    for (const server of servers) {
      const placed = await server.send('POST', '/order', { token: other, body, key: crypto.randomUUID() });
      expect(placed.status).toBe(201);
    }
    await servers[0].send('POST', '/member/logout', { token: other });
    for (const server of servers) {
      expect((await server.send('GET', '/account', { token: other })).status).toBe(401);
      const late = await server.send('POST', '/order', { token: other, body, key: crypto.randomUUID() });
      expect(late.status).toBe(401);
    }
  });

  it('place one order for one key', async () => {
    const body = await cheapTicket(servers[0]);
    const key = crypto.randomUUID();
    const sent = Array.from({ length: 20 }, (_, index) =>
      at(index).send('POST', '/order', { token, body, key }),
    );
    const answers = await Promise.all(sent);
    const placed = answers.filter((answer) => answer.status === 201).map((answer) => answer.body as Order);
    expect(new Set(placed.map((order) => order.id)).size).toBe(1);
    expect(answers.every((answer) => answer.status === 201 || answer.status === 409)).toBe(true);
  });

  it('fill every order once, whichever of them comes first', async () => {
    const { symbol } = await cheapTicket(servers[0]);
    const body = { symbol: symbol ?? '', direction: 'long', order_type: 'market', quantity: '2' };
    const placed = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        at(index).send('POST', '/order', { token, body, key: crypto.randomUUID() }),
      ),
    );
    const ids = placed.map((answer) => (answer.body as Order).id);
    const before = await servers[0].control('/clock');
    const until = new Date(Date.parse((before.body as { now: string }).now) + 60_000).toISOString();
    await Promise.all(servers.map((server) => server.control('/clock', { set: until })));
    const orders = await allOrders(servers[1], token);
    expect(ids.map((id) => orders.get(id)?.status)).toEqual(ids.map(() => 'filled'));
    expect(ids.map((id) => orders.get(id)?.filled_quantity)).toEqual(ids.map(() => '2'));
    expect(await brokenInvariants(servers[0])).toEqual([]);
  });

  it('agree on the business time and on halts', async () => {
    await servers[0].control('/clock', { advance_ms: 5_000 });
    const [first, second] = await Promise.all(servers.map((server) => server.control('/clock')));
    expect(second?.body).toEqual(first?.body);
    const body = await cheapTicket(servers[0]);
    await servers[0].control(`/instrument/${body['symbol'] ?? ''}`, { status: 'halted' });
    const refused = await servers[1].send('POST', '/order', { token, body, key: crypto.randomUUID() });
    expect(refused.body).toMatchObject({ status: 422, code: 'instrument_halted' });
    await servers[1].control(`/instrument/${body['symbol'] ?? ''}`, { status: 'active' });
  });

  it(
    'keep every answered order, and a ledger that agrees, when one of them is killed under load',
    async () => {
      const answered = await killUnderLoad(servers[0], 150);
      servers = [await startProcess(settings), servers[1]];
      for (const server of servers) {
        const present = await allOrders(server, token);
        expect([...answered].filter((id) => !present.has(id))).toEqual([]);
        expect(await brokenInvariants(server)).toEqual([]);
      }
    },
    SLOW_MS,
  );
});
