import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { earlier } from '../util/instants.js';
import { addJob } from '../jobs/jobs.js';
import { demoContent, openContractWorld, type ContractWorld } from './testing/contractWorld.js';

/** Longer than the server caches figures that cost a query. */
const SOON = { timeout: 20_000, interval: 300 };
/** More than any store has connections. */
const TRANSACTIONS = 40;

describeOnBothStores('what /metrics says', (makeStore) => {
  let db: Database;
  let world: ContractWorld;
  let token: string;
  beforeAll(async () => {
    db = await makeStore(demoContent);
    world = await openContractWorld(db, { RATE_LIMITS: 'on' });
    token = await world.signIn('demo');
  }, 180_000);
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  /** The value of a metric, given as `name{labels}` in the text format; undefined if the text does not have it. */
  const figureOf = async (name: string, of: ContractWorld = world): Promise<number | undefined> => {
    const text = await (await fetch(`${of.url}/metrics`)).text();
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length + 1));
  };
  const figure = (name: string) => () => figureOf(name);

  const placeOrder = async (body: object): Promise<number> => {
    const headers = { 'idempotency-key': randomUUID() };
    return (await world.send('POST', '/order', { token, body, headers })).status;
  };

  it('reports how old due work is, what waits for another attempt, and what is parked', async () => {
    const { broker } = world;
    const age = figure('fairlot_work_oldest_due_seconds{loop="jobs"}');
    const parked = figure('fairlot_work_parked{source="job"}');
    await broker.runDue();
    await expect.poll(age, SOON).toBe(0);
    const job = { kind: 'nobody-does-this', ref: 'x', payload: null };
    const dueAt = earlier(broker.clock.now(), 60_000);
    await db.transaction((tx) => addJob(tx, broker.context, { ...job, dueAt }));
    await expect.poll(age, SOON).toBeGreaterThan(0);

    await broker.runDue();
    await expect.poll(figure('fairlot_work_retrying{source="job"}'), SOON).toBe(1);
    expect(await parked()).toBe(0);
    expect(await figureOf('fairlot_work_failures_total{source="job"}')).toBe(1);

    await sql`update work_failure set attempts = 9, retry_at = now() - interval '1 day'`.execute(db.read);
    await broker.runDue();
    await expect.poll(parked, SOON).toBe(1);
    expect(await figureOf('fairlot_work_retrying{source="job"}')).toBe(0);
    await expect.poll(age, SOON).toBe(0);
  });

  it('reports for how long the event loop was blocked', async () => {
    const HELD_MS = 400;
    const lag = figure('fairlot_event_loop_lag_seconds');
    await lag();
    // The lag is measured between two ticks of a timer, so one must have passed.
    await wait(50);
    const untilMs = performance.now() + HELD_MS;
    while (performance.now() < untilMs);
    await wait(50);
    expect(await lag()).toBeGreaterThan(HELD_MS / 2_000);
  });

  it('reports how many wait for a connection', async () => {
    const waiting = figure('fairlot_db_waiting');
    expect(await waiting()).toBe(0);
    const whileAllAreHeld = async () => {
      let release = (): void => undefined;
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      // Fill the cache, which lasts a second: the next reading then needs no connection.
      await waiting();
      const held = Array.from({ length: TRANSACTIONS }, () => db.transaction(() => isReleased));
      const timer = setTimeout(release, 2_000);
      const seen = await waiting();
      clearTimeout(timer);
      release();
      await Promise.all(held);
      return seen;
    };
    await expect.poll(whileAllAreHeld, SOON).toBeGreaterThanOrEqual(TRANSACTIONS / 2);
    expect(await waiting()).toBe(0);
  });

  it('counts orders that were accepted, and holds', async () => {
    const placed = figure('fairlot_orders_placed_total');
    const holds = async (): Promise<number> => {
      // Sums over all holds are cached for a minute; a new server has an empty cache.
      const fresh = await openContractWorld(db);
      const count = (await figureOf('fairlot_holds{commodity="USD"}', fresh)) ?? 0;
      await fresh.close();
      return count;
    };
    const [placedBefore, holdsBefore] = [(await placed()) ?? -1, await holds()];
    const list = await world.send('GET', '/instrument?market_id=US&product_type=STOCK&limit=1', { token });
    const symbol = (list.body as { data: { symbol: string }[] }).data[0]?.symbol ?? '';
    const quotes = await world.send('GET', `/quote?symbols=${symbol}`, { token });
    const last = Number((quotes.body as { data: { last: string }[] }).data[0]?.last);
    const price = (Math.floor(last * 95) / 100).toFixed(2);
    const order = { symbol, direction: 'long', order_type: 'limit', quantity: '1', price };
    expect(await placeOrder(order)).toBe(201);
    expect(await placeOrder({ ...order, quantity: '100000000' })).toBe(422);
    expect(await placed()).toBe(placedBefore + 1);
    expect(await holds()).toBe(holdsBefore + 1);
  });

  it('counts limits that were hit', async () => {
    const hit = figure('fairlot_limits_hit_total');
    const before = (await hit()) ?? -1;
    const body = { mail: 'vip@fairlot.example', password: 'not this one' };
    let refused = 0;
    for (let attempt = 0; attempt < 12; attempt += 1)
      if ((await world.send('POST', '/member/login', { body })).status === 429) refused += 1;
    expect(refused).toBeGreaterThan(0);
    expect(await hit()).toBe(before + refused);
  });

  it('reports when the ledger was last checked, and with what result', async () => {
    const ok = figure('fairlot_invariants_ok');
    const ranAt = figure('fairlot_invariants_last_run_seconds');
    expect([await ranAt(), await ok()]).toEqual([0, undefined]);
    const beganAt = world.broker.clock.wall().getTime() / 1_000;
    await world.control('/invariants');
    expect(await ranAt()).toBeGreaterThanOrEqual(beganAt);
    expect(await ok()).toBe(1);
    await sql`create view state_fault_planted as select 'planted' as fault`.execute(db.read);
    await world.control('/invariants');
    expect(await ok()).toBe(0);
  });
});
