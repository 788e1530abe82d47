import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBroker, type Broker } from '../broker.js';
import { readConfig } from '../settings/config.js';
import type { Database } from '../db/database.js';
import { createTestStore, describeOnBothStores } from '../db/testing/createTestStore.js';
import { createLogger } from '../http/logger.js';
import { post } from '../ledger/post.js';
import { decimal } from '@fairlot/money';
import { requireMarketSeed } from './marketSeed.js';

const entropy = { bytes: (length: number) => new Uint8Array(randomBytes(length)) };
const production = {
  ...readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'silent' }),
  secretKey: 'a-key-of-32-characters-or-more-00',
};

describeOnBothStores('the market of a production server', (makeStore, kind) => {
  let db: Database;
  let first: Broker;

  const open = (config = production): Promise<Broker> =>
    openBroker({ config, db, entropy, log: createLogger('silent'), webRoot: '/nowhere' });

  beforeAll(async () => {
    db = await makeStore();
    first = await open();
  });
  afterAll(async () => {
    await first.close();
    await db.close();
  });

  it('runs on a seed of its own that is the same after a restart and in every process', async () => {
    expect(first.context.market.seed).toMatch(/^[\w-]{43}$/);
    const [second, third] = await Promise.all([open(), open()]);
    for (const broker of [second, third]) {
      expect(broker.context.market.seed).toBe(first.context.market.seed);
      await broker.close();
    }
    const other = await createTestStore(kind);
    const seed = await requireMarketSeed({ db: other, config: production, entropy }, { warn: fail });
    expect(seed).not.toBe(first.context.market.seed);
    await other.close();
  });

  it('does not say its seed, and stores it sealed', async () => {
    const answer = await first.app.inject('/api/v1/setting/base');
    expect(answer.json<{ market_seed: unknown }>().market_seed).toBeNull();
    const rows = await db.read.selectFrom('server_secret').selectAll().execute();
    expect(rows.map(({ name }) => name)).toEqual(['market_seed']);
    expect(Buffer.from(rows[0]?.sealed ?? []).toString('latin1')).not.toContain(first.context.market.seed);
    const wrong = { ...production, secretKey: 'another-key-of-32-characters-or-more' };
    await expect(requireMarketSeed({ db, config: wrong, entropy }, { warn: fail })).rejects.toThrow(
      /another SECRET_KEY/,
    );
  });

  it('says no SIM_SEED either', async () => {
    const config = { ...readConfig({ NODE_ENV: 'production', SIM_SEED: 'of our own' }), secretKey: '' };
    const broker = await open(config);
    expect(broker.context.market.seed).toBe('of our own');
    expect((await broker.app.inject('/api/v1/setting/base')).json()).toMatchObject({ market_seed: null });
    await broker.close();
  });

  it('goes on with the published seed where there are journals already, and warns of it', async () => {
    const old = await createTestStore(kind);
    await old.transaction((tx) =>
      post(tx, {
        kind: 'opening',
        ref: 'opening:old',
        effectiveAt: new Date(),
        lines: [
          { house: 'bank', commodity: 'USD', amount: decimal('1') },
          { house: 'opening_equity', commodity: 'USD', amount: decimal('-1') },
        ],
      }),
    );
    const said: string[] = [];
    const warn = (words: unknown): void => void said.push(String(words));
    expect(await requireMarketSeed({ db: old, config: production, entropy }, { warn })).toBe('fairlot');
    expect(said).toEqual([expect.stringContaining('published seed')]);
    await old.close();
  });
});

function fail(): never {
  throw new Error('There is nothing to warn of.');
}
