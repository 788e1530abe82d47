import { spawnSync } from 'node:child_process';
import { appendFileSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgres } from '../db/connect.js';
import { createOwnClusters, type OwnClusters } from '../db/testing/ownClusters.js';
import { findPostgresBinaries } from '../db/testing/postgresCluster.js';
import { freePort } from '../testing/freePort.js';
import { findOrders, losePower, openOrderWorld, urlOf } from './testing/losePower.js';

/** The commands of docs/operations.md, in their order there. */
const blocks = [
  ...(readFileSync(fileURLToPath(new URL('../../../../docs/operations.md', import.meta.url)), 'utf8')
    .split('\n## ')
    .find((section) => section.startsWith('Back to any moment'))
    ?.matchAll(/^```sh\n(.*?)^```$/gms) ?? []),
].map(([, block = '']) => block);

describe.skipIf(findPostgresBinaries() === undefined)('PostgreSQL', () => {
  let clusters: OwnClusters;
  let data: string;
  let port: number;

  beforeAll(async () => {
    clusters = createOwnClusters();
    data = clusters.initialize('primary');
    port = await freePort();
    appendFileSync(
      join(data, 'postgresql.conf'),
      [
        `port = ${port}`,
        `listen_addresses = '127.0.0.1'`,
        `unix_socket_directories = ''`,
        // So few buffers that it writes pages all the time, as a large database does.
        `shared_buffers = '8MB'`,
        // A checkpoint during the test would sync what the test has to lose.
        `checkpoint_timeout = '1h'`,
        `max_wal_size = '4GB'`,
        '',
      ].join('\n'),
    );
    clusters.run('pg_ctl', ['start', '-w', '-D', data, '-l', join(clusters.folder, 'log')]);
  });
  afterAll(() => clusters.remove());

  it('goes back to any moment by the commands of docs/operations.md: what came later is not there', async () => {
    const [archiving, baseBackup, switching, restoring] = blocks;
    const restored = join(clusters.folder, 'restored');
    const settings: Record<string, string> = {
      PGDATA: data,
      DATABASE_URL: urlOf(port),
      ARCHIVE: clusters.makeFolder('archive'),
      BASE: join(clusters.folder, 'base'),
      RESTORED: restored,
      PORT: String(await freePort()),
    };
    const run = (block = 'false'): void => {
      const log = join(clusters.folder, 'commands');
      // A database that was started keeps its output open, so the output is a file and not a pipe.
      const output = openSync(log, 'a');
      const { status } = spawnSync('sh', ['-euc', block], {
        ...clusters.as,
        env: { ...clusters.as.env, ...settings },
        stdio: ['ignore', output, output],
      });
      expect(status, `${block}\n${readFileSync(log, 'utf8')}`).toBe(0);
    };
    expect(blocks).toHaveLength(4);
    run(archiving);
    const world = await openOrderWorld(port, 'demo');
    await world.placeOrders(5);
    run(baseBackup);
    await world.placeOrders(5);
    const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(world.db.read);
    settings['UNTIL'] = rows[0]?.now ?? '';
    const before = [...world.answered];
    await world.placeOrders(5);
    const after = world.answered.slice(before.length);
    await world.close();
    run(switching);
    run(restoring);

    const db = connectPostgres(urlOf(Number(settings['PORT'])));
    const isRecovering = async (): Promise<boolean | undefined> =>
      (await sql<{ isSo: boolean }>`select pg_is_in_recovery() as "isSo"`.execute(db.read)).rows[0]?.isSo;
    await expect.poll(isRecovering, { timeout: 60_000 }).toBe(false);
    expect(await findOrders(db, before)).toEqual({ orders: 10, broken: [] });
    expect(await findOrders(db, after)).toEqual({ orders: 0, broken: [] });
    await db.close();
    clusters.killIn(restored);
  }, 180_000);

  it('keeps every answered order when the power fails, though nothing is left that was not synced', async () => {
    const { answered, lostSectors, found, answeredEarlier, foundEarlier } = await losePower(
      clusters,
      data,
      port,
    );
    expect(answered).toBeGreaterThan(60);
    expect(lostSectors).toBeGreaterThan(0);
    expect(found).toEqual({ orders: answered, broken: [] });
    expect(foundEarlier).toEqual({ orders: answeredEarlier, broken: [] });
  }, 180_000);
});
