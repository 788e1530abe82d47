import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoContent } from '../contract/testing/contractWorld.js';
import type { Database, Queries } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';

describeOnBothStores('the trades of a day in a symbol', (makeStore) => {
  let db: Database;
  beforeAll(async () => void (db = await makeStore(demoContent)));
  afterAll(() => db.close());

  /** Adds a purchase and a sale to a day, by default to the newest, in one statement. */
  const fillAgain = (suffix: string, queries: Queries = db.read, day: string | null = null) =>
    sql`
      insert into fill (id, order_id, member_id, position_id, symbol, side, quantity, price, amount, fee, filled_at, trade_date)
      select id || ${suffix} || side.name, order_id, member_id, position_id, symbol, side.name, 3, price, 3 * price, 0.25,
             filled_at, coalesce(${day}::date, trade_date)
        from (select * from fill order by filled_at desc, id desc limit 1) as newest,
             (values ('buy'), ('sell')) as side (name)`.execute(queries);
  const readDays = async (from: 'fill_day' | 'fill_sum') =>
    (
      await sql`
        select member_id, trade_date, symbol, quantity::text, cash::text, fees::text from ${sql.table(from)}
         order by 1, 2, 3`.execute(db.read)
    ).rows;

  it('are the sums of its fills, also after more of them', async () => {
    expect(await readDays('fill_day')).toEqual(await readDays('fill_sum'));
    await fillAgain('~1');
    const days = await readDays('fill_day');
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual(await readDays('fill_sum'));
  });

  it('begin with their first fills, also if two transactions write one', async () => {
    const day = '2100-01-04';
    const others = await db.transaction(async (tx) => {
      await fillAgain('~2', tx, day);
      const added = fillAgain('~3', db.read, day).then(
        () => 'added',
        (error: unknown) => error,
      );
      await setTimeout(100);
      return { added };
    });
    expect(await others.added).toBe('added');
    expect(await readDays('fill_day')).toEqual(await readDays('fill_sum'));
  });

  it('are checked with the ledger', async () => {
    const readFaults = async () => (await sql`select fault from state_fault_fill_day`.execute(db.read)).rows;
    expect(await readFaults()).toEqual([]);
    await sql`update fill_day set fees = fees + 1 where trade_date = '2100-01-04'`.execute(db.read);
    expect(await readFaults()).toHaveLength(1);
  });
});
