import type { FastifyBaseLogger } from 'fastify';
import type { BrokerContext } from '../context.js';
import { PUBLIC_SEED } from '../settings/weakInProduction.js';
import { seal, unseal } from './sealing.js';

type Tools = Pick<BrokerContext, 'db' | 'config' | 'entropy'>;

const NAME = 'market_seed';
const SEED_BYTES = 32;

/**
 * The market seed: SIM_SEED, or one that the first server of this database has drawn and stored encrypted. Whoever
 * knows it can compute all future prices. A database that has run on the published seed keeps it, because its past
 * prices would change otherwise.
 * @throws SealBroken when it was encrypted with another SECRET_KEY
 */
export async function requireMarketSeed(
  { db, config, entropy }: Tools,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<string> {
  if (config.simSeed !== undefined) return config.simSeed;
  const isUsed = await db.read.selectFrom('journal').select('ref').limit(1).executeTakeFirst();
  const drawn =
    isUsed === undefined ? Buffer.from(entropy.bytes(SEED_BYTES)).toString('base64url') : PUBLIC_SEED;
  const sealed = seal(config, Buffer.from(drawn));
  await db.transaction((tx) =>
    tx
      .insertInto('server_secret')
      .values({ name: NAME, sealed })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  );
  const stored = await db.read
    .selectFrom('server_secret')
    .select('sealed')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  const seed = unseal(config, stored.sealed).toString();
  if (seed === PUBLIC_SEED)
    log.warn('The market of this database runs on the published seed: its prices can be computed beforehand');
  return seed;
}
