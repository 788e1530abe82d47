import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { openMoneyModel } from './testing/moneyModel.js';

describeOnBothStores('money in, out and across', (makeStore) => {
  let db: Database;
  let model: Awaited<ReturnType<typeof openMoneyModel>>;
  beforeAll(async () => {
    db = await makeStore();
    model = await openMoneyModel(db);
  });
  afterAll(async () => {
    await model.close();
    await db.close();
  });

  it('in any order, at the same time, while processes die, makes and loses nothing', async () => {
    expect(await model.play({ runs: 8 })).toBeGreaterThan(0);
  });

  it('would be found out if an answer were not stored', async () => {
    await expect(model.play({ runs: 20, seed: 1, losesCommit: true })).rejects.toThrow(/Property failed/);
  });
});
