import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectPostgres } from '../db/connect.js';
import { parseDatabaseUrl } from '../db/databaseUrl.js';
import { findWeakSettings } from '../db/durability.js';
import { createPrimaryFinder, NoPrimary } from '../db/findPrimary.js';
import { migrate } from '../db/migrate.js';
import { findPostgresBinaries } from '../db/testing/postgresCluster.js';
import { startStandbyPair } from '../db/testing/standbyPair.js';
import { failOver } from './testing/failover.js';

const canRun = findPostgresBinaries() !== undefined;

it.skipIf(!canRun)(
  'when the primary dies and its standby is promoted, the broker goes on: no order lost, none twice',
  async () => {
    const { answered, lost, doubled, askedAgain, broken } = await failOver();
    expect(answered).toBeGreaterThan(60);
    expect(askedAgain).toBeGreaterThan(0);
    expect({ lost, doubled, broken }).toEqual({ lost: 0, doubled: 0, broken: [] });
  },
  120_000,
);

it.skipIf(!canRun)(
  'a standby is refused until it is promoted, and afterwards if it lacks what was committed',
  async () => {
    const pair = await startStandbyPair();
    const db = connectPostgres(pair.url);
    const finder = createPrimaryFinder(parseDatabaseUrl(pair.url)?.hosts ?? []);
    const refusal = (): Promise<string> =>
      finder.find().then(
        (url) => url,
        (error: unknown) => (error instanceof NoPrimary ? error.message : String(error)),
      );
    const post = (ref: string): Promise<unknown> =>
      db.transaction((tx) =>
        sql`insert into journal (ref, kind, effective_at, seal) values (${ref}, 'test', now(), '')`.execute(
          tx,
        ),
      );
    try {
      await migrate(db);
      await post('on both');
      expect(await findWeakSettings(db, true)).toEqual(['fsync']);
      await pair.loseStandby();
      expect(await findWeakSettings(db, true)).toEqual(['fsync', 'synchronous_standby_names']);
      await post('on one');
      await expect.poll(() => finder.committed(), { timeout: 30_000 }).toBe('on one');
      await pair.killPrimary();
      await pair.startStandby();
      await expect.poll(refusal, { timeout: 30_000 }).toMatch(/is a standby.+promote the standby/);
      await pair.promote();
      await expect.poll(refusal, { timeout: 30_000 }).toMatch(/lacks work.+journal on one is not there/);

      const accepted = connectPostgres(pair.url);
      const { rows } = await sql`select ref from journal`.execute(accepted.read);
      expect(rows).toEqual([{ ref: 'on both' }]);
      await accepted.close();
    } finally {
      await db.close();
      await pair.stop();
    }
  },
  120_000,
);
