/**
 * Plays random sequences on one store, as many of trading as of moving money: `play.ts KIND FIRST COUNT`. A sequence
 * that fails prints its story; the others go on.
 */
import { createTestStore, type StoreKind } from '../../apps/paper-broker/src/db/testing/createTestStore.js';
import { weakHash } from '../../apps/paper-broker/src/members/testing/weakHash.js';
import { playTrading } from '../../apps/paper-broker/src/trading/testing/playTrading.js';
import { PAY_PASSWORD } from '../../apps/paper-broker/src/trading/testing/randomTrading.js';
import { openMoneyModel } from '../../apps/paper-broker/src/withdrawals/testing/moneyModel.js';
import { startTimeLimit } from '../lib/timeLimit.mjs';

const STEPS = 80;
/** Sequences in one database: its invariants, which are checked after each restart, cost what its ledger is long. */
const PER_DATABASE = 5;

const kind = process.argv[2] as StoreKind;
const first = Number(process.argv[3]);
const end = first + Number(process.argv[4]);
const payPasswordHash = await weakHash(PAY_PASSWORD);
const limit = startTimeLimit();
let played = 0;
let restarts = 0;
let failed = 0;
for (let from = first; from < end && !limit.isOver(); from += PER_DATABASE) {
  const db = await createTestStore(kind);
  try {
    for (let seed = from; seed < Math.min(end, from + PER_DATABASE); seed += 1) {
      try {
        restarts += await playTrading(db, { seed, steps: STEPS, payPasswordHash });
      } catch (error) {
        failed += 1;
        console.error(error instanceof Error ? error.message : error);
      }
    }
    const money = await openMoneyModel(db);
    try {
      restarts += await money.play({ runs: Math.min(PER_DATABASE, end - from), seed: from });
    } catch (error) {
      failed += 1;
      console.error(error instanceof Error ? error.message : error);
    } finally {
      await money.close();
    }
  } finally {
    await db.close();
  }
  played += Math.min(PER_DATABASE, end - from);
}
console.log(JSON.stringify({ played, restarts, failed }));
process.exit(0);
