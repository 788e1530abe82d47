/**
 * Plays random sequences on one store, as many of trading as of moving money: `play.ts KIND`. It reports what it has
 * played, at first nothing, and is answered with the seed of the next world or with `end`. A sequence that fails prints its
 * story; the others go on.
 */
import { createTestStore, type StoreKind } from '../../apps/paper-broker/src/db/testing/createTestStore.js';
import { rememberRows } from '../../apps/paper-broker/src/db/testing/rememberRows.js';
import { weakHash } from '../../apps/paper-broker/src/members/testing/weakHash.js';
import { CUSTOMERS, playTrading } from '../../apps/paper-broker/src/trading/testing/playTrading.js';
import { PAY_PASSWORD } from '../../apps/paper-broker/src/trading/testing/randomTrading.js';
import { openMoneyModel } from '../../apps/paper-broker/src/withdrawals/testing/moneyModel.js';

const kind = process.argv[2] as StoreKind;
const payPasswordHash = await weakHash(PAY_PASSWORD);

const db = await createTestStore(kind);
const money = await openMoneyModel(db);
/**
 * Each world starts without the work and the ledger of earlier ones. So it costs as little as the first one, and its seed
 * is enough to repeat it.
 */
const putBack = await rememberRows(db);

async function play(seed: number) {
  let [deaths, failed] = [0, 0];
  const playWorld = async (world: () => Promise<number>): Promise<void> => {
    try {
      deaths += await world();
    } catch (error) {
      failed += 1;
      console.error(error instanceof Error ? error.message : error);
    }
    await putBack();
  };
  await playWorld(() => playTrading(db, { seed, payPasswordHash }));
  await playWorld(() => money.play({ runs: CUSTOMERS, seed }));
  return { played: CUSTOMERS, deaths, failed };
}

async function close(): Promise<void> {
  await money.close();
  await db.close();
  process.exit(0);
}

process.on('message', (next: number | 'end') => {
  if (next === 'end') return void close();
  play(next).then(
    (played) => process.send?.(played),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.({ played: 0, deaths: 0, failed: 0 });
