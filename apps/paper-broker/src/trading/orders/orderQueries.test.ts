import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Tx } from '../../db/database.js';
import { countRows } from '../../db/testing/countRows.js';
import { describeOnBothStores } from '../../db/testing/createTestStore.js';
import { MINUTE_MS } from '../../util/durations.js';
import { loadPage, type Cursors } from '../../http/cursor.js';
import { later } from '../../util/instants.js';
import type { OrderRow } from '../orderRow.js';
import { ORDER_STATUSES } from '../orderStatus.js';
import { listOrderRows, type OrderFilter } from './orderQueries.js';

const MEMBER = 'mem_many';
/** More than are looked at for one page. */
const ORDERS = 4_000;
/** The rows of a page. */
const PAGE = 20;
/** A page and one row more from each part of the list. */
const MOST_READ = ORDER_STATUSES.length * (PAGE + 1);
const START = new Date('2026-03-02T15:00:00Z');
const at = (minutes: number): Date => later(START, minutes * MINUTE_MS);

const all: OrderFilter = {
  statuses: undefined,
  symbol: undefined,
  marketId: undefined,
  action: undefined,
  from: undefined,
  to: undefined,
};
const plain: Cursors = {
  write: (_list, position) => Promise.resolve(position),
  read: (_list, cursor) => Promise.resolve(cursor),
};

describeOnBothStores('the list of a member’s orders', (makeStore) => {
  let db: Database;
  let orders: readonly OrderRow[];
  beforeAll(async () => {
    db = await makeStore();
    await db.transaction(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      // Three were submitted at the same time, some ids are older than orders before them, and one in 97 was shorted.
      await sql`
        insert into trade_order (id, member_id, account_id, symbol, market_id, currency, direction, intent, origin,
            order_type, quantity, order_price, time_in_force, status, closed_at, estimated_fee, hold_amount, submitted_at,
            matched_until)
          select 'ord_' || lpad((n * 7 % ${ORDERS})::text, 6, '0'), ${MEMBER}, 'acc_1', case when n % 5 = 0 then 'BBB' else 'AAA' end,
                 'US', 'USD', case when n % 97 = 0 then 'short' else 'long' end, 'open', 'member', 'market', 1, 1, 'day',
                 status, case when status in ('wait', 'handle', 'partially_filled') then null else now() end, 0, 0,
                 ${START}::timestamptz + (n / 3) * interval '1 minute', now()
            from generate_series(0, ${ORDERS - 1}::int) as n,
                 lateral (select (${ORDER_STATUSES}::text[])[case when n % 50 = 0 then 1 + n % 7 else 4 end] as status) as states`.execute(
        tx,
      );
    });
    await sql`analyze trade_order`.execute(db.read);
    orders = (await db.read.selectFrom('trade_order').selectAll().execute()).toSorted(
      (a, b) => b.submitted_at.getTime() - a.submitted_at.getTime() || (a.id < b.id ? 1 : -1),
    );
  });
  afterAll(() => db.close());

  const readAll = async (filter: OrderFilter): Promise<string[]> => {
    const ids: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const query = { limit: 100, ...(cursor === undefined ? {} : { cursor }) };
      const page = await loadPage(plain, {
        list: 'orders',
        query,
        load: (next) => listOrderRows(db.read, MEMBER, filter, next),
        positionOf: ({ id }) => id,
      });
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    return ids;
  };

  it.each<[Partial<OrderFilter>, (order: OrderRow) => boolean]>([
    [{}, () => true],
    [{ statuses: ['refused'] }, ({ status }) => status === 'refused'],
    [{ statuses: ['wait', 'handle', 'wait'] }, ({ status }) => status === 'wait' || status === 'handle'],
    [{ statuses: ['nonsense'] }, () => false],
    [
      { symbol: 'BBB', statuses: ['filled'] },
      ({ symbol, status }) => symbol === 'BBB' && status === 'filled',
    ],
    [{ from: at(1_000), to: at(1_010) }, ({ submitted_at: time }) => time >= at(1_000) && time < at(1_010)],
    [{ action: 'sell' }, ({ direction }) => direction === 'short'],
    [
      { action: 'sell', symbol: 'BBB', to: at(500) },
      (order) => order.direction === 'short' && order.symbol === 'BBB' && order.submitted_at < at(500),
    ],
    [{ marketId: 'HK' }, () => false],
  ])('has exactly the rows that pass, the newest first, page by page: %j', async (filter, passes) => {
    expect(await readAll({ ...all, ...filter })).toEqual(orders.filter(passes).map(({ id }) => id));
  });

  /** The number of orders that the database looks at for a read. What `change` does is undone afterwards. */
  const countRowsRead = async (read: (tx: Tx) => Promise<unknown>, change = sql`select`): Promise<number> => {
    let count = -1;
    const undo = new Error('undo');
    const transaction = db.transaction(async (tx) => {
      await change.execute(tx);
      count = (await countRows(tx, 'read', 'trade_order', () => read(tx))).rows;
      throw undo;
    });
    await expect(transaction).rejects.toBe(undo);
    return count;
  };
  const firstPage =
    (filter: Partial<OrderFilter>) =>
    (tx: Tx): Promise<unknown> =>
      listOrderRows(tx, MEMBER, { ...all, ...filter }, { limit: PAGE + 1, after: null });

  const covered: readonly Partial<OrderFilter>[] = [
    {},
    { statuses: ['refused'] },
    { statuses: ['wait', 'handle'] },
    { symbol: 'BBB', statuses: ['refused'] },
    { symbol: 'CCC' },
    { from: at(1_000), to: at(1_010) },
    { to: at(-1) },
  ];
  it.each(covered)('reads few orders for a page: %j', async (filter) => {
    expect(await countRowsRead(firstPage(filter))).toBeLessThanOrEqual(MOST_READ);
  });

  it('fails this test without its indexes and with its former query', async () => {
    const withoutIndexes = sql`drop index trade_order_by_status, trade_order_by_symbol`;
    const beforeThem = sql`
      drop index trade_order_by_status, trade_order_by_symbol;
      create index trade_order_of_member on trade_order (member_id, submitted_at desc, id desc)`;
    const askedBefore = (tx: Tx): Promise<unknown> =>
      tx
        .selectFrom('trade_order')
        .selectAll()
        .where('member_id', '=', MEMBER)
        .where('symbol', '=', 'CCC')
        .orderBy('submitted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE + 1)
        .execute();
    for (const filter of covered)
      expect(await countRowsRead(firstPage(filter), withoutIndexes), JSON.stringify(filter)).toBeGreaterThan(
        MOST_READ,
      );
    expect(await countRowsRead(askedBefore, beforeThem)).toBeGreaterThanOrEqual(ORDERS);
  });
});
