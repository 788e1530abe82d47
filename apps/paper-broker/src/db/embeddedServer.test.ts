import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectEmbedded } from './connect.js';
import { isNotNow } from './notNow.js';
import { createDataDir } from './testing/createTestStore.js';

it('a database that panics, as on a full disk, opens again by itself with all that was committed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-panic-'));
  await createDataDir(folder);
  const db = await connectEmbedded({ dataDir: folder });
  const run = (text: string) => sql.raw<{ note: string }>(text).execute(db.read);
  await run(`create table note as select 'kept' as note`);

  // Each checkpoint begins by removing this file.
  const obstacle = join(folder, 'pg_logical', 'replorigin_checkpoint.tmp');
  mkdirSync(obstacle);
  const failed: unknown = await run('checkpoint').catch((error: unknown) => error);
  expect(failed).toMatchObject({ severity: 'PANIC' });
  const after: unknown = await run('select note from note').catch((error: unknown) => error);
  expect(after instanceof Error && isNotNow(after)).toBe(true);
  rmdirSync(obstacle);

  await expect
    .poll(async () => (await run('select note from note').catch(() => undefined))?.rows, { timeout: 20_000 })
    .toEqual([{ note: 'kept' }]);
  await run('checkpoint');
  await db.close();
  rmSync(folder, { recursive: true });
});
