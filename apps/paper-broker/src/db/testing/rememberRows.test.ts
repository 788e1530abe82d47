import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMoneyOutRig, type MoneyOutRig } from '../../withdrawals/testing/moneyOutRig.js';
import type { Database } from '../database.js';
import { describeOnBothStores } from './createTestStore.js';
import { rememberRows } from './rememberRows.js';

describeOnBothStores('remembered rows', (makeStore) => {
  let db: Database;
  let rig: MoneyOutRig;
  beforeAll(async () => {
    db = await makeStore();
    rig = await openMoneyOutRig(db);
  });
  afterAll(async () => {
    await rig.test.app.close();
    await db.close();
  });

  const members = async () => (await db.read.selectFrom('member').select('nickname').execute()).length;

  it('are put back as they were, and nothing else is left', async () => {
    await rig.join();
    const putBack = await rememberRows(db);
    await sql`update member set nickname = 'Somebody'`.execute(db.read);
    await rig.join();
    expect(await members()).toBe(2);
    await putBack();
    expect(await db.read.selectFrom('member').select('nickname').execute()).toEqual([{ nickname: 'Payer' }]);
    expect(await rig.faults()).toEqual([]);
    await rig.join();
    expect([await members(), await rig.faults()]).toEqual([2, []]);
  });
});
