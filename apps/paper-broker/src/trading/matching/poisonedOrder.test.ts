import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothStores } from '../../db/testing/createTestStore.js';
import type { AnyAnswer } from '../../http/operation.js';
import { useLedgerStore } from '../../ledger/testing/useLedgerStore.js';
import { listParked } from '../../work/failures.js';
import { runDue } from '../../work/runDue.js';
import { createScriptedMarket } from '../testing/scriptedMarket.js';
import { createTradingRig, type TradingRig } from '../testing/tradingRig.js';
import { tradingWork } from './tradingWork.js';

const NOON = new Date('2026-03-02T14:30:00Z');
/** A value that PostgreSQL's numeric has and our decimals do not: reading it throws. */
const POISON = 'NaN';
const market = createScriptedMarket({
  prices: { FLAT: [{ at: new Date('2026-03-01T00:00:00Z'), price: '100.00' }] },
});

describeOnBothStores('an order that cannot be processed', (makeStore) => {
  const store = useLedgerStore(makeStore);
  let rig: TradingRig;
  beforeAll(async () => {
    rig = createTradingRig(store.db, market, { start: NOON });
  });

  const bodyOf = (answer: AnyAnswer) => answer.body as Record<string, unknown>;
  const place = async (memberId: string): Promise<string> => {
    const body = { symbol: 'FLAT', direction: 'long', order_type: 'limit', quantity: '10', price: '90' };
    return String(bodyOf(await rig.call(memberId, 'placeOrder', { body }))['id']);
  };
  /** Makes an order due now whose fill and next step cannot be computed. */
  const poison = (id: string) =>
    store.db.read
      .updateTable('trade_order')
      .set({ worst_price: POISON, status: 'handle', due_at: NOON })
      .where('id', '=', id)
      .execute();
  const failures = (id: string) =>
    store.db.read.selectFrom('work_failure').select(['attempts']).where('item_id', '=', id).execute();

  it('cannot be amended or annotated, and its cancellation releases the money', async () => {
    const member = await rig.member('10000');
    const id = await place(member);
    await poison(id);
    const change = { params: { id }, body: { stop_loss: '80' }, ifMatch: 1 };
    await expect(rig.call(member, 'amendOrder', change)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(rig.call(member, 'amendOrder', change)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await failures(id)).toEqual([{ attempts: 1 }]);

    const canceled = await rig.call(member, 'cancelOrder', { params: { id } });
    expect(bodyOf(canceled)).toMatchObject({ status: 'canceled', hold_amount: '0' });
    expect(await failures(id)).toEqual([]);
  });

  it('does not hide the member’s other orders, and is reported', async () => {
    const member = await rig.member('10000');
    const [bad, good] = [await place(member), await place(member)];
    const list = () => rig.call(member, 'listOrders');
    await store.db.read.updateTable('trade_order').set({ quantity: POISON }).where('id', '=', bad).execute();
    const answer = await list();
    expect(bodyOf(answer)).toMatchObject({ data: [{ id: good }], next_cursor: null });
    expect(answer.faults).toMatchObject([{ row: bad }]);
    await store.db.read.updateTable('trade_order').set({ quantity: '10' }).where('id', '=', bad).execute();
    expect(bodyOf(await list())).toMatchObject({ data: [{ id: good }, { id: bad }] });
  });

  it('is parked after its attempts, and blocks neither other orders nor its own cancellation', async () => {
    const member = await rig.member('10000');
    const id = await place(member);
    await poison(id);
    const body = { symbol: 'FLAT', direction: 'long', order_type: 'market', quantity: '10' };
    const healthy = String(bodyOf(await rig.call(await rig.member('10000'), 'placeOrder', { body }))['id']);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await runDue(
        rig.context,
        { ...tradingWork(rig.context), processTogether: () => Promise.resolve(0) },
        () => undefined,
      );
      await store.db.read
        .updateTable('work_failure')
        .set({ retry_at: new Date(0) })
        .where('item_id', '=', id)
        .where('parked_at', 'is', null)
        .execute();
    }
    const { status } = await store.db.read
      .selectFrom('trade_order')
      .select('status')
      .where('id', '=', healthy)
      .executeTakeFirstOrThrow();
    expect(status).toBe('filled');
    expect((await listParked(store.db.read, 10)).map(({ item_id: item }) => item)).toEqual([id]);
    const canceled = await rig.call(member, 'cancelOrder', { params: { id } });
    expect(bodyOf(canceled)).toMatchObject({ status: 'canceled', hold_amount: '0' });
    expect(await listParked(store.db.read, 10)).toEqual([]);
  });

  // The last test, because it drops constraints.
  it('fails even if it looks locked by another process or looks done', async () => {
    const member = await rig.member('10000');
    const body = { symbol: 'FLAT', direction: 'long', order_type: 'market', quantity: '1' };
    await rig.call(member, 'placeOrder', { body });
    await runDue(rig.context, tradingWork(rig.context), () => undefined);
    const { id: positionId } = await store.db.read
      .selectFrom('position')
      .select('id')
      .where('member_id', '=', member)
      .executeTakeFirstOrThrow();
    const ask = { quantity: '1', order_type: 'market', submitted_at: NOON, review_due_at: NOON } as const;
    const request = {
      ...ask,
      member_id: member,
      price: null,
      reason: null,
      order_id: null,
      decided_at: null,
    };
    const copy = (table: 'position' | 'close_request', id: string, from: string, changes: object) =>
      sql`insert into ${sql.table(table)}
            select (jsonb_populate_record(row, ${JSON.stringify({ id, due_at: NOON, ...changes })}::jsonb)).*
              from ${sql.table(table)} as row where row.id = ${from}`.execute(store.db.read);
    await store.db.read
      .insertInto('close_request')
      .values({ ...request, id: 'whole', position_id: positionId, status: 'closing_review', due_at: null })
      .execute();
    for (const table of ['position', 'close_request']) {
      const { rows } = await sql<{ name: string }>`
        select conname as name from pg_constraint
         where conrelid = ${table}::regclass and contype in ('c', 'f')`.execute(store.db.read);
      for (const { name } of rows)
        await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(store.db.read);
    }
    await copy('position', 'position of nobody', positionId, { member_id: 'nobody' });
    await copy('close_request', 'request of nobody', 'whole', { member_id: 'nobody' });
    await copy('close_request', 'request without position', 'whole', { position_id: 'none' });
    await copy('close_request', 'request in no known state', 'whole', { status: 'none' });

    const failed: string[] = [];
    // As a batch they fail too, as one.
    await runDue(rig.context, tradingWork(rig.context), ({ id }) => void failed.push(id)).catch(
      () => undefined,
    );
    expect(failed.toSorted()).toEqual([
      'position of nobody',
      'request in no known state',
      'request of nobody',
      'request without position',
    ]);
    await sql`delete from close_request`.execute(store.db.read);
    await sql`delete from position where member_id = 'nobody'`.execute(store.db.read);
  });
});
