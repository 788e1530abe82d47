import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.js';
import { findWeakSettings } from './durability.js';
import { describeOnBothStores } from './testing/createTestStore.js';

describeOnBothStores('durability', (makeStore) => {
  let db: Database;
  beforeAll(async () => void (db = await makeStore()));
  afterAll(() => db.close());

  it('is weak where the database does not wait for the disk', async () => {
    const { rows } = await sql<{ fsync: string }>`select current_setting('fsync') as fsync`.execute(db.read);
    // The tests turn fsync off in both stores for speed.
    expect(rows[0]?.fsync).toBe('off');
    expect(await findWeakSettings(db)).toContain('fsync');
  });
});
