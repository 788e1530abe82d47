import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAlert } from '../alerts/alerts.js';
import { openBroker, type Broker } from '../broker.js';
import { readConfig } from '../settings/config.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { createLogger } from '../http/logger.js';
import { later } from '../util/instants.js';
import { addJob } from '../jobs/jobs.js';
import { createHaltBook } from '../market/haltBook.js';
import { createMarket } from '../market/createMarket.js';
import { sealText } from '../messaging/outbox.js';
import { assembleModules, type Modules } from '../modules.js';
import { createTradingRig, type TradingRig } from '../trading/testing/tradingRig.js';
import type { WorkSource } from './source.js';

const market = createMarket({ seed: 'test' });
const [stock, other] = market.instruments.filter(
  (each) => each.marketId === 'US' && each.productType === 'STOCK',
);
const symbol = stock?.symbol ?? '';
/** A value that PostgreSQL's numeric has and our decimals do not: reading it throws. */
const POISON = 'NaN';
/** A time that PostgreSQL can represent and JavaScript cannot. Work that is due since then comes first. */
const EVER = '-infinity';

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    if (await isTrue()) return;
    await wait(50);
  }
  throw new Error('It did not become true in time.');
}

describeOnBothStores('a poisoned row in every table with due work', (makeStore) => {
  let db: Database;
  let broker: Broker;
  let rig: TradingRig;
  let modules: Modules;
  let memberId: string;

  beforeAll(async () => {
    db = await makeStore();
    broker = await openBroker({
      config: readConfig({
        SEED_DEMO: '0',
        SIM_CLOCK: 'manual',
        LOG_LEVEL: 'silent',
        SMTP_URL: 'smtp://127.0.0.1:1',
      }),
      db,
      entropy: { bytes: (length) => new Uint8Array(randomBytes(length)) },
      market,
      log: createLogger('silent'),
    });
    rig = createTradingRig(db, market, { start: broker.clock.now() });
    modules = assembleModules({
      ...broker.context,
      clock: broker.clock,
      halts: createHaltBook(broker.context),
      broke: () => undefined,
    });
    memberId = await rig.member('1000000');
  });
  afterAll(async () => {
    await broker.close();
    await db.close();
  });

  const place = async (more: object = {}): Promise<string> => {
    const body = { symbol, direction: 'long', order_type: 'market', quantity: '2', ...more };
    const answer = await rig.call(memberId, 'placeOrder', { body });
    expect(answer.status).toBe(201);
    return (answer.body as { id: string }).id;
  };
  /**
   * Makes an alert that is met. An alert that is already met is refused, so it is created with a far level and
   * updated.
   */
  const alertOn = async (name: string) => {
    const far = { symbol: name, kind: 'above', value: '1000000' } as const;
    const { row: alert } = await db.transaction((tx) => createAlert(tx, broker.context, memberId, far));
    await db.read
      .updateTable('price_alert')
      .set({ value: '0.01', due_at: broker.clock.now() })
      .where('id', '=', alert.id)
      .execute();
    return alert;
  };
  /** Copies a row with some columns changed. */
  const copy = (table: string, id: string, changes: object) =>
    sql`insert into ${sql.table(table)}
          select (jsonb_populate_record(row, ${JSON.stringify({ id: `${table}_poison`, ...changes })}::jsonb)).*
            from ${sql.table(table)} as row where row.id = ${id}`.execute(db.read);

  const sources = (): WorkSource[] => modules.work.flatMap((kind) => kind.sources);
  const names = (): string[] => [...sources().map(({ name }) => name), 'job'].sort();

  it('is planted in every table that the catalogue knows', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct c.table_name as table from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('due_at', 'next_at')
       order by 1`.execute(db.read);
    const known = [...new Set([...sources().map(({ table }) => table), 'job'])].sort();
    expect(rows.map(({ table }) => table)).toEqual(known);
  });

  it('holds up nothing but itself', async () => {
    const first = await place();
    await broker.clock.move({ advanceMs: 1_000 });
    await broker.runDue();
    const position = await db.read.selectFrom('position').selectAll().executeTakeFirstOrThrow();
    const now = broker.clock.now();
    const due = { due_at: now };
    const resting = { status: 'handle', order_type: 'limit', filled_quantity: 0, hold_amount: 0 };
    const open = { ...resting, filled_at: null, closed_at: null };
    await copy('trade_order', first, { ...open, worst_price: POISON, ...due });
    await copy('trade_order', first, { ...open, id: 'trade_order_ever', due_at: EVER });
    await copy('position', position.id, { symbol: other?.symbol, stop_loss: POISON, ...due });
    await db.read
      .insertInto('close_request')
      .values({
        ...{ id: 'close_request_poison', member_id: memberId, position_id: position.id, quantity: POISON },
        ...{ order_type: 'market', price: null, status: 'closing_review', reason: null, order_id: null },
        ...{ submitted_at: now, review_due_at: now, due_at: now, decided_at: null },
      })
      .execute();
    const poisoned = await alertOn(symbol);
    await db.read
      .updateTable('price_alert')
      .set({ value: POISON, ...due })
      .where('id', '=', poisoned.id)
      .execute();
    await copy('price_alert', poisoned.id, { value: 1, due_at: EVER });
    const sealed = sealText(broker.context.config, { subject: 'x', body: 'x', code: null });
    for (const channel of ['mail', 'phone'] as const) {
      const message = { channel, recipient: 'a@b.example', purpose: 'x', sealed, created_at: new Date() };
      await db.read
        .insertInto('outbox')
        .values({ id: channel, ...message })
        .execute();
      await db.read.insertInto('mail_delivery').values({ outbox_id: channel, next_at: now }).execute();
    }
    await db.transaction(async (tx) => {
      for (const kind of [...Object.keys(modules.jobHandlers), 'nobody-does-this'])
        await addJob(tx, broker.context, { kind, ref: `poison ${kind}`, payload: null, dueAt: now });
      const healthy = { kind: 'delete_export', ref: 'healthy', payload: { id: 'none' } };
      await addJob(tx, broker.context, { ...healthy, dueAt: later(now, 10) });
    });
    await sql`update job set due_at = ${EVER}::timestamptz where ref = 'poison nobody-does-this'`.execute(
      db.read,
    );
    await sql`create function refuse_poison() returns trigger language plpgsql
                as $$ begin raise exception 'poison'; end $$`.execute(db.read);
    await sql`create trigger poison before delete on history_due for each row
                when (old.member_id = 'poison') execute function refuse_poison()`.execute(db.read);
    await sql`insert into history_due values ('poison', ${now})`.execute(db.read);
    const alert = await alertOn(other?.symbol ?? '');
    rig.setClock(later(now, 10));
    const order = await place();
    await broker.clock.move({ advanceMs: 60_000 });
    broker.start();

    await until(async () => {
      const { rows } = await sql<{ done: boolean }>`
        select (select status = 'filled' from trade_order where id = ${order})
           and (select state = 'fired' from price_alert where id = ${alert.id})
           and (select done_at is not null from job where ref = 'healthy')
           and (select count(distinct source) = ${names().length} from work_failure) as done`.execute(
        db.read,
      );
      return rows[0]?.done === true;
    });
    const failed = await db.read
      .selectFrom('work_failure')
      .select('source')
      .distinct()
      .orderBy('source')
      .execute();
    expect(failed.map(({ source }) => source)).toEqual(names());
    const jobs = await db.read
      .selectFrom('work_failure')
      .select('item_id')
      .where('source', '=', 'job')
      .execute();
    expect(jobs).toHaveLength(Object.keys(modules.jobHandlers).length + 1);
    expect(await broker.runDue()).toBe(true);
  });

  it('may be of a symbol that left the market: orders and alerts end, positions keep their last price', async () => {
    const gone = { symbol: 'GONE9' };
    memberId = await rig.member('100000');
    rig.setClock(broker.clock.now());
    const held = await place();
    await until(async () => (await rig.notices(memberId)).includes('bought'));
    const limit = await place({ order_type: 'limit', price: await limitFarBelow() });
    const alert = await alertOn(symbol);
    await db.read.updateTable('price_alert').set(gone).where('id', '=', alert.id).execute();
    await db.read.updateTable('trade_order').set(gone).where('id', 'in', [held, limit]).execute();
    await db.read
      .updateTable('trade_order')
      .set({ due_at: broker.clock.now() })
      .where('id', '=', limit)
      .execute();
    await db.read
      .updateTable('position')
      .set({ ...gone, due_at: broker.clock.now(), stop_loss: '1' })
      .where('member_id', '=', memberId)
      .execute();
    await broker.clock.move({ advanceMs: 60_000 });
    await until(async () => (await rig.notices(memberId)).includes('canceled_unlisted'));
    await until(async () => (await rig.notices(memberId)).includes('unlisted'));
    const order = await rig.call(memberId, 'getOrder', { params: { id: limit } });
    expect(order.body).toMatchObject({ status: 'canceled', reject_code: 'unlisted', hold_amount: '0' });
    await until(async () => {
      const row = await db.read
        .selectFrom('position')
        .select('due_at')
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return row?.due_at === null;
    });
    const positions = await rig.call(memberId, 'listPositions');
    const { data } = positions.body as {
      data: { listed: boolean; last: string; actual_buying_price: string }[];
    };
    expect(data).toHaveLength(1);
    expect(data[0]?.listed).toBe(false);
    expect(data[0]?.last).toBe(data[0]?.actual_buying_price);
    expect((await rig.call(memberId, 'listAccounts')).status).toBe(200);
  });

  const limitFarBelow = (): Promise<string> => {
    const { last } = market.quote(symbol, broker.clock.now());
    return Promise.resolve(((Number(last) / 1e8) * 0.95).toFixed(2));
  };
});
