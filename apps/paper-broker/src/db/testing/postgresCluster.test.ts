import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { findPostgresBinaries, requireClusterIn } from './postgresCluster.js';

/** A round connects within this time, also on a busy machine: until then nothing renews the lease. */
const IDLE_MS = 1_000;
const ROUNDS = 5;

describe.skipIf(findPostgresBinaries() === undefined)('the PostgreSQL of the tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-cluster-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('answers everyone who is sent to it, also at the moment it would stop', async () => {
    const clusters = new Set<string>();
    // Repeat until the cluster has stopped between two rounds, so that the test covers what it is about.
    for (let round = 0; round < ROUNDS || clusters.size === 1; round += 1) {
      const url = await requireClusterIn(folder, IDLE_MS);
      clusters.add(url);
      const client = new pg.Client({ connectionString: `${url}postgres` });
      await client.connect();
      expect((await client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await client.end();
      // The pauses lie around the idle time, so rounds reach the cluster before, while and after it stops.
      await wait(IDLE_MS - 60 + round * 30);
    }
  });
});
