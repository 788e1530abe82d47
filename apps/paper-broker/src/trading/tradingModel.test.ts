import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { weakHash } from '../members/testing/weakHash.js';
import { CUSTOMERS, playTrading } from './testing/playTrading.js';
import { PAY_PASSWORD } from './testing/randomTrading.js';

/**
 * Compares the broker with a model of it that shares no code. Both do the same random actions, and each customer must see
 * the same results. Many customers play at the same time, so that they share the clock, the work that is due and the check
 * of the ledger. Two processes serve a customer. They die before and after commits, lose connections before the answer,
 * and are asked the same at the same time; after each death model, ledger and customers must agree.
 *
 * A failing run prints its seed and the story of a customer:
 * `MODEL_SEED=17 npx vitest run --project server tradingModel` repeats it, and with `MODEL_CUSTOMER=3` that customer
 * plays alone. `npm run bench model 1000` plays more of them.
 */
const { MODEL_SEED, MODEL_CUSTOMER } = process.env;
/**
 * What is played by default. 5 fails if orders due at once are done by id and not as they arrived, 2 if what a batch adds is
 * done first.
 */
const WORLDS = { pglite: { seed: 5, customers: 5 }, postgres: { seed: 2, customers: CUSTOMERS } };

describeOnBothStores('random trading', (makeStore, kind) => {
  const world = MODEL_SEED === undefined ? WORLDS[kind] : { seed: Number(MODEL_SEED), customers: CUSTOMERS };
  let db: Database;
  let payPasswordHash: string;
  beforeAll(async () => {
    db = await makeStore();
    payPasswordHash = await weakHash(PAY_PASSWORD);
  });
  afterAll(() => db.close());

  it.each([world.seed])(
    'shows what the model shows, seed %i',
    async () => {
      const only = MODEL_CUSTOMER === undefined ? undefined : Number(MODEL_CUSTOMER);
      await playTrading(db, { ...world, only, payPasswordHash });
    },
    180_000,
  );

  it('fails the check if an answered order is not stored', async () => {
    const lost = playTrading(db, { seed: 3, customers: 1, steps: 8, payPasswordHash, loseCommitAt: 1 });
    await expect(lost).rejects.toThrow(/^MODEL_SEED=3 on \w+, after\ncustomer 0\n1\.\n/);
  });
});
