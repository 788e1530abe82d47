import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database.js';
import { describeOnBothStores } from '../../db/testing/createTestStore.js';
import { brokenInvariants } from '../../ledger/invariants.js';
import { runTradingDue, tradingWork } from './tradingWork.js';
import { forgetEnded, listDue } from '../../work/dueList.js';
import { runTurn } from '../../work/turn.js';
import { createScriptedMarket } from '../testing/scriptedMarket.js';
import { createTradingRig, type TradingRig } from '../testing/tradingRig.js';

const MIDDAY = new Date('2026-03-02T15:00:00Z');
const AFTER_CLOSE = new Date('2026-03-02T21:00:00Z');
const CUSTOMERS = 10;
const market = createScriptedMarket({
  prices: { CALM: [{ at: new Date('2026-01-01T00:00:00Z'), price: '100' }] },
});

describeOnBothStores('orders that are due together', (makeStore) => {
  let db: Database;
  beforeAll(async () => void (db = await makeStore()));
  afterAll(() => db.close());

  /** A rig that counts its transactions. */
  const openRig = (): { rig: TradingRig; transactions: () => number } => {
    let transactions = 0;
    const counting: Database = {
      ...db,
      transaction: (work) => {
        transactions += 1;
        return db.transaction(work);
      },
    };
    return { rig: createTradingRig(counting, market, { start: MIDDAY }), transactions: () => transactions };
  };
  const place = async (rig: TradingRig, member: string, body: object): Promise<string> => {
    const ticket = { symbol: 'CALM', direction: 'long', quantity: '1', ...body };
    const answer = await rig.call(member, 'placeOrder', { body: ticket });
    expect(answer.status).toBe(201);
    return (answer.body as { id: string }).id;
  };
  const placeMany = async (rig: TradingRig, body: object): Promise<string[]> => {
    const ids: string[] = [];
    for (let customer = 0; customer < CUSTOMERS; customer += 1) {
      const member = await rig.member('1000');
      ids.push(await place(rig, member, body), await place(rig, member, body));
    }
    return ids;
  };
  const countByStatus = async (ids: readonly string[]): Promise<Record<string, number>> => {
    const rows = await db.read.selectFrom('trade_order').select('status').where('id', 'in', ids).execute();
    const counts: Record<string, number> = {};
    for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  const faults = () => brokenInvariants(db.read);

  it('of different customers fill in one transaction', async () => {
    const { rig, transactions } = openRig();
    const ids = await placeMany(rig, { order_type: 'market' });
    const before = transactions();
    await runTradingDue(rig.context);
    expect(transactions() - before).toBe(1);
    expect(await countByStatus(ids)).toEqual({ filled: CUSTOMERS * 2 });
    expect(await faults()).toEqual([]);
  });

  it('expire with the session in one transaction that releases the money', async () => {
    const { rig, transactions } = openRig();
    const ids = await placeMany(rig, { order_type: 'limit', price: '90' });
    await runTradingDue(rig.context);
    const before = transactions();
    await rig.advanceTo(AFTER_CLOSE);
    expect(transactions() - before).toBe(1);
    expect(await countByStatus(ids)).toEqual({ expired: CUSTOMERS * 2 });
    const held = await db.read.selectFrom('book').select('balance').where('book', '=', 'held').execute();
    expect(new Set(held.map(({ balance }) => Number(balance)))).toEqual(new Set([0]));
    expect(await faults()).toEqual([]);
  });

  it('fill in the order of their arrival, although the clock of the ids was set back between them', async () => {
    let wallMs = MIDDAY.getTime();
    const wall = (): Date => new Date((wallMs -= 60_000));
    const rig = createTradingRig(db, market, { start: MIDDAY, autoReview: true, wall });
    const member = await rig.member('1000');
    const ids = [];
    for (const level of ['110', '120'])
      ids.push(await place(rig, member, { order_type: 'market', take_profit: level }));
    expect(ids.toSorted()).toEqual(ids.toReversed());
    await runTradingDue(rig.context);
    // The newest order with a level sets it for the whole position.
    const { body } = await rig.call(member, 'listPositions', { query: { state: 'open' } });
    expect(body).toMatchObject({ data: [{ quantity: '2', take_profit: '120' }] });
  });

  it('are divided among matchers, each customer to one', async () => {
    const { rig } = openRig();
    const ids = await placeMany(rig, { order_type: 'market' });
    await Promise.all([runTradingDue(rig.context), runTradingDue(rig.context), runTradingDue(rig.context)]);
    expect(await countByStatus(ids)).toEqual({ filled: CUSTOMERS * 2 });
    expect(await faults()).toEqual([]);
  });

  it('fill while another order has a year of sessions to process', async () => {
    const { rig } = openRig();
    const slow = await place(rig, await rig.member('1000'), { order_type: 'limit', price: '90' });
    await runTradingDue(rig.context);
    const set = (at: { due_at: Date; expires_at: Date | null }) =>
      db.transaction((tx) => tx.updateTable('trade_order').set(at).where('id', '=', slow).execute());
    await set({ due_at: new Date('2025-03-02T15:00:00Z'), expires_at: null });
    const ids = await placeMany(rig, { order_type: 'market' });
    const work = tradingWork(rig.context);
    await work.processTogether?.(
      await listDue(rig.context, { kinds: [work], until: rig.context.clock.now(), limit: ids.length + 1 }),
    );
    expect(await countByStatus(ids)).toEqual({ filled: CUSTOMERS * 2 });
    expect(await countByStatus([slow])).toEqual({ handle: 1 });
    expect(await faults()).toEqual([]);
    // The rest of the year is not worth its time.
    await set({ due_at: AFTER_CLOSE, expires_at: AFTER_CLOSE });
  });

  it('exclude ended orders', async () => {
    const { rig } = openRig();
    const id = await place(rig, await rig.member('1000'), { order_type: 'market' });
    await runTradingDue(rig.context);
    const ended = db.read.updateTable('trade_order').set({ due_at: MIDDAY }).where('id', '=', id);
    await ended.where('status', '=', 'filled').execute();
    expect(
      await listDue(rig.context, { kinds: [tradingWork(rig.context)], until: MIDDAY, limit: 10 }),
    ).toEqual([]);
  });

  it('are listed despite a customer with many invalid ones', async () => {
    const { rig } = openRig();
    const [bad, good] = [await rig.member('1000'), await rig.member('1000')];
    const first = await place(rig, bad, { order_type: 'market' });
    await sql`
      insert into trade_order
      select (jsonb_populate_record(row, jsonb_build_object('id', 'bad_' || n, 'currency', 'ZZZ'))).*
        from trade_order as row, generate_series(1, 300) as n where row.id = ${first}`.execute(db.read);
    const failure = { source: 'order', item_id: first, attempts: 10, reason: '', failed_at: MIDDAY };
    await db.read
      .insertInto('work_failure')
      .values({ ...failure, retry_at: null, parked_at: MIDDAY })
      .execute();
    const order = await place(rig, good, { order_type: 'market' });
    const monitor = { done: () => undefined, failed: () => undefined, broke: () => undefined };
    let asked = 0;
    await runTurn({ ...rig.context, monitor }, [tradingWork(rig.context)], () => (asked += 1) > 2);
    expect(await countByStatus([order])).toEqual({ filled: 1 });
    await sql`delete from trade_order where id like 'bad_%'`.execute(db.read);
    await sql`delete from work_failure`.execute(db.read);
    await runTradingDue(rig.context);
  });

  it('fill together although a failure is left of an order that another process filled', async () => {
    const { rig } = openRig();
    const member = await rig.member('1000');
    const filled = await place(rig, member, { order_type: 'market' });
    await runTradingDue(rig.context);
    const left = { item_id: filled, attempts: 1, reason: '', failed_at: MIDDAY, retry_at: MIDDAY };
    await db.read
      .insertInto('work_failure')
      .values(['order', 'position'].map((source) => ({ source, ...left })))
      .execute();
    const work = tradingWork(rig.context);
    const next = await place(rig, member, { order_type: 'market' });
    const waiting = { source: 'order', ...left, item_id: next };
    await db.read.insertInto('work_failure').values(waiting).execute();
    await forgetEnded(db.read, [work]);
    const known = await db.read.selectFrom('work_failure').select(['source', 'item_id']).execute();
    expect(known).toEqual([{ source: 'order', item_id: next }]);
    await db.read.updateTable('work_failure').set({ item_id: filled }).execute();
    const items = await listDue(rig.context, { kinds: [work], until: rig.context.clock.now(), limit: 10 });
    expect(await work.processTogether?.(items)).toBe(1);
    expect(await countByStatus([next])).toEqual({ filled: 1 });
    await db.read.deleteFrom('work_failure').execute();
  });

  // This test is last, because its bad order stays.
  it('are filled without an invalid one among them', async () => {
    const { rig } = openRig();
    const ids = await placeMany(rig, { order_type: 'market' });
    const bad = ids[17] ?? '';
    const setCurrency = (currency: string) =>
      db.transaction((tx) => tx.updateTable('trade_order').set({ currency }).where('id', '=', bad).execute());
    await setCurrency('ZZZ');
    const work = tradingWork(rig.context);
    const list = () =>
      listDue(rig.context, { kinds: [work], until: rig.context.clock.now(), limit: ids.length });
    // The batch fails; then only the customer of the bad order waits.
    expect(await work.processTogether?.(await list())).toBe(ids.length - 2);
    expect(await countByStatus(ids)).toEqual({ filled: ids.length - 2, wait: 2 });
    await runTradingDue(rig.context).catch(() => undefined);
    expect(await countByStatus(ids)).toEqual({ filled: ids.length - 1, wait: 1 });
    // No batch fails again because of that customer.
    const [customer] = await db.read
      .selectFrom('trade_order')
      .select('member_id')
      .where('id', '=', bad)
      .execute();
    const next = await place(rig, customer?.member_id ?? '', { order_type: 'market' });
    await db.read.updateTable('work_failure').set({ retry_at: MIDDAY }).execute();
    expect(await work.processTogether?.(await list())).toBe(0);
    await runTradingDue(rig.context).catch(() => undefined);
    expect(await countByStatus([next])).toEqual({ filled: 1 });
    // Makes the order hold dollars again, as the invariants expect.
    await setCurrency('USD');
    expect(await faults()).toEqual([]);
  });
});
