import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { ANY_STORE, describeOnBothStores } from '../db/testing/createTestStore.js';
import { openMoneyModel } from './testing/moneyModel.js';

describeOnBothStores('deposits, withdrawals and transfers', (makeStore, kind) => {
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

  it('create and lose no money in any order, concurrently and while processes die', async () => {
    expect(await model.play({ runs: 8 })).toBeGreaterThan(0);
  });

  // The check is the same for both stores.
  if (kind === ANY_STORE) {
    it('fail the check if an answer is not stored', async () => {
      await expect(model.play({ runs: 20, seed: 1, losesCommit: true })).rejects.toThrow(/Property failed/);
    });
  }
});
