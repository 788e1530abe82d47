import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { weakHash } from '../members/testing/weakHash.js';
import { playTrading } from './testing/playTrading.js';
import { PAY_PASSWORD } from './testing/randomTrading.js';

/**
 * Compares the broker with a model of it that shares no code. Both do the same random actions, and the customer must
 * see the same results. Two processes serve the customer. They die before and after commits, lose connections before
 * the answer, and are asked the same at the same time; after each restart model, ledger and customer must agree.
 *
 * A failing run prints its seed and its story: `MODEL_SEED=17 npx vitest run --project server tradingModel` repeats
 * it. `npm run bench model 1000` plays more of them.
 */
const { MODEL_SEED } = process.env;
/**
 * Two of these failed once, and are played on both stores. 50: a review, the order it releases and a stop loss, all due at
 * once in one batch. 216: orders due at once, between which the clock that makes ids was set back.
 */
const SEEDS = { pglite: [1, 50, 216], postgres: [2, 3, 50, 216] };
const STEPS = 80;

describeOnBothStores('random trading', (makeStore, kind) => {
  const seeds = MODEL_SEED === undefined ? SEEDS[kind] : [Number(MODEL_SEED)];
  let db: Database;
  let payPasswordHash: string;
  beforeAll(async () => {
    db = await makeStore();
    payPasswordHash = await weakHash(PAY_PASSWORD);
  });
  afterAll(() => db.close());

  it.each(seeds)(
    'shows what the model shows, seed %i',
    async (seed) => {
      await playTrading(db, { seed, steps: STEPS, payPasswordHash });
    },
    60_000,
  );

  it('fails the check if an answered order is not stored', async () => {
    // The first call of this seed is in its third step.
    const lost = playTrading(db, { seed: 3, steps: 8, payPasswordHash, loseCommitAt: 1 });
    await expect(lost).rejects.toThrow(/^MODEL_SEED=3 on \w+, after\n(.*\n)*3\. long 269 AAA limit 9903\n/);
  });
});
