import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decimal } from '@fairlot/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock, createTestEntropy } from '../clock/testing.js';
import { readConfig } from '../settings/config.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { HOUR_MS } from '../util/durations.js';
import { later } from '../util/instants.js';
import { post } from '../ledger/post.js';
import { readOutbox } from '../messaging/outbox.js';
import { keepAnchors } from './keepAnchors.js';

describeOnBothStores('the anchors of the ledger', (makeStore) => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-anchors-'));
  const anchorFile = join(folder, 'anchors.txt');
  const config = {
    ...readConfig({ SMTP_URL: 'smtp://localhost', ANCHOR_MAIL: 'audit@fairlot.example' }),
    ...{ anchorFile, secretKey: 'k'.repeat(32) },
  };
  let db: Database;
  let midnight: Date;
  beforeAll(async () => {
    db = await makeStore();
    await db.transaction((tx) =>
      post(tx, {
        kind: 'test',
        ref: 'only',
        effectiveAt: new Date('2026-03-02T15:00:00.000Z'),
        lines: [
          {
            ...{ memberId: 'mem_a', account: 'trade', book: 'available', commodity: 'USD' },
            amount: decimal('1'),
          },
          { house: 'bank', commodity: 'USD', amount: decimal('-1') },
        ],
      }),
    );
    const { recorded_at: at } = await db.read
      .selectFrom('journal')
      .select('recorded_at')
      .executeTakeFirstOrThrow();
    midnight = new Date(Math.floor(at.getTime() / (24 * HOUR_MS) + 1) * 24 * HOUR_MS);
  });
  afterAll(async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  let checks = 0;
  const keepAt = (wall: Date): Promise<void> =>
    keepAnchors({ db, clock: createTestClock(wall), entropy: createTestEntropy(), config }, () => {
      checks += 1;
      return Promise.resolve();
    });
  const lines = (): string => readFileSync(anchorFile, 'utf8');
  const mails = async () =>
    (await readOutbox(db.read, config, { limit: 10 })).map(({ recipient }) => recipient);

  it('are made an hour after the end of a day, and written to the file and mailed once', async () => {
    await keepAt(new Date(midnight.getTime() + HOUR_MS - 1));
    expect(() => lines()).toThrow(/ENOENT/);
    for (let hour = 1; hour < 4; hour += 1) await keepAt(later(midnight, hour * HOUR_MS));
    expect(lines()).toMatch(/^\d{4}-\d\d-\d\d 1 [0-9a-f]{64}\n$/);
    expect(statSync(anchorFile).mode & 0o077).toBe(0);
    expect(await mails()).toEqual(['audit@fairlot.example']);
    // Each new day the whole ledger is checked, once.
    expect(checks).toBe(1);
  });

  it('complete a file that a power cut left in the middle of a line', async () => {
    const whole = lines();
    writeFileSync(anchorFile, whole.slice(0, 20));
    await keepAt(later(midnight, 5 * HOUR_MS));
    expect(lines()).toBe(whole);
  });

  it('are not added to a file that says something else', async () => {
    const forged = lines().replace(/ 1 /, ' 2 ');
    writeFileSync(anchorFile, forged);
    await expect(keepAt(later(midnight, 6 * HOUR_MS))).rejects.toThrow(/does not agree/);
    expect(lines()).toBe(forged);
    expect(checks).toBe(2);
  });
});
