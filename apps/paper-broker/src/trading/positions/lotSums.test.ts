import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoContent } from '../../contract/testing/contractWorld.js';
import type { Database } from '../../db/database.js';
import { describeOnBothStores } from '../../db/testing/createTestStore.js';

describeOnBothStores('the cost and the fees of the lots of a position', (makeStore) => {
  let db: Database;
  beforeAll(async () => void (db = await makeStore(demoContent)));
  afterAll(() => db.close());

  const read = async (from: 'lot_sum' | 'lot_total') =>
    (
      await sql`
        select member_id, position_id, cost::numeric(28,8)::text, fees::numeric(28,8)::text from ${sql.table(from)}
         where cost <> 0 order by 1, 2`.execute(db.read)
    ).rows;
  /** Adds a lot of seven shares with a fee to a position, in one statement with a second one without a fee. */
  const addLots = (suffix: string) =>
    sql`
      with one as (select * from lot where remaining > 0 order by fill_id limit 1), fill_of_one as (
        insert into fill (id, order_id, member_id, position_id, symbol, side, quantity, price, amount, fee, filled_at, trade_date)
        select ${`fil_sum${suffix}`}, f.order_id, f.member_id, f.position_id, f.symbol, f.side, 7, 3.333, 23.33, 1, f.filled_at, f.trade_date
          from fill f join one on one.member_id = f.member_id and one.fill_id = f.id
        returning id)
      insert into lot (member_id, fill_id, position_id, quantity, remaining, price, opened_at)
      select member_id, id, position_id, 7, 7, 3.333, opened_at
        from one, unnest(array[(select id from fill_of_one), ${`fil_none${suffix}`}]) as id`.execute(db.read);
  const takeFrom = (suffix: string, remaining: number) =>
    sql`update lot set remaining = ${remaining} where fill_id like ${`fil_%${suffix}`}`.execute(db.read);
  const readFaults = async () => (await sql`select fault from state_fault_lot_sum`.execute(db.read)).rows;

  it('are kept as lots are added, taken in part and closed', async () => {
    for (const change of [
      () => addLots('~1'),
      () => takeFrom('~1', 3),
      () => takeFrom('~1', 1),
      () => takeFrom('~1', 0),
    ]) {
      await change();
      const sums = await read('lot_sum');
      expect(sums.length).toBeGreaterThan(0);
      expect(sums).toEqual(await read('lot_total'));
      expect(await readFaults()).toEqual([]);
    }
  });

  it('are summed from all lots where a position has some from before there were sums', async () => {
    await sql`delete from lot_sum`.execute(db.read);
    await addLots('~2');
    const [only, ...others] = await read('lot_sum');
    expect(others).toEqual([]);
    expect(await read('lot_total')).toContainEqual(only);
    await sql`delete from lot_sum`.execute(db.read);
    await takeFrom('~2', 2);
    expect(await read('lot_sum')).toHaveLength(1);
    expect(await readFaults()).toEqual([]);
  });

  it('round the part of a fee up to cents, exactly', async () => {
    const feeOf = async (fee: string | null, remaining: number, quantity: number) =>
      (
        await sql<{
          fee: string;
        }>`select lot_fee(${fee}, ${remaining}, ${quantity})::numeric(9,2)::text as fee`.execute(db.read)
      ).rows[0]?.fee;
    expect(await feeOf('1', 3, 7)).toBe('0.43');
    expect(await feeOf('1', 3, 6)).toBe('0.50');
    expect(await feeOf('0.7', 1, 7)).toBe('0.10');
    expect(await feeOf('100.00000001', 1, 999_999_999)).toBe('0.01');
    expect(await feeOf(null, 3, 7)).toBe('0.00');
  });

  it('are checked with the ledger', async () => {
    await sql`update lot_sum set fees = fees + 1`.execute(db.read);
    expect(await readFaults()).toHaveLength(1);
  });
});
