/**
 * Plays random sequences on one store, as many of trading as of moving money: `play.ts KIND`. It reports what it has
 * played, at first nothing, and is answered with the next seeds or with `end`. A sequence that fails prints its story; the
 * others go on.
 */
import { createTestStore, type StoreKind } from '../../apps/paper-broker/src/db/testing/createTestStore.js';
import { rememberRows } from '../../apps/paper-broker/src/db/testing/rememberRows.js';
import { weakHash } from '../../apps/paper-broker/src/members/testing/weakHash.js';
import { playTrading } from '../../apps/paper-broker/src/trading/testing/playTrading.js';
import { PAY_PASSWORD } from '../../apps/paper-broker/src/trading/testing/randomTrading.js';
import { openMoneyModel } from '../../apps/paper-broker/src/withdrawals/testing/moneyModel.js';

const STEPS = 80;

const kind = process.argv[2] as StoreKind;
const payPasswordHash = await weakHash(PAY_PASSWORD);

interface Seeds {
  readonly first: number;
  readonly count: number;
}

const db = await createTestStore(kind);
const money = await openMoneyModel(db);
/**
 * Each sequence starts without the work and the ledger of earlier ones. So it costs as little as the first one, and
 * its seed is enough to repeat it.
 */
const putBack = await rememberRows(db);

async function play({ first, count }: Seeds) {
  let [restarts, failed] = [0, 0];
  const playOne = async (sequence: () => Promise<number>): Promise<void> => {
    try {
      restarts += await sequence();
    } catch (error) {
      failed += 1;
      console.error(error instanceof Error ? error.message : error);
    }
    await putBack();
  };
  for (let seed = first; seed < first + count; seed += 1)
    await playOne(() => playTrading(db, { seed, steps: STEPS, payPasswordHash }));
  await playOne(() => money.play({ runs: count, seed: first }));
  return { played: count, restarts, failed };
}

async function close(): Promise<void> {
  await money.close();
  await db.close();
  process.exit(0);
}

process.on('message', (next: Seeds | 'end') => {
  if (next === 'end') return void close();
  play(next).then(
    (played) => process.send?.(played),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.({ played: 0, restarts: 0, failed: 0 });
