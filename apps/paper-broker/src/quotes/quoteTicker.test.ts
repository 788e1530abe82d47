import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../clock/testing.js';
import type { Database } from '../db/database.js';
import { ANY_STORE, createTestStore } from '../db/testing/createTestStore.js';
import { createHaltBook } from '../market/haltBook.js';
import { createMarket } from '../market/createMarket.js';
import { createQuoteBoard } from './quoteBoard.js';
import { createQuoteTicker } from './quoteTicker.js';

const PATIENCE = { timeout: 20_000 };

// The reaction to a failed read does not depend on the store.
describe('the ticker of quotes', () => {
  let db: Database;
  beforeAll(async () => void (db = await createTestStore(ANY_STORE)));
  afterAll(() => db.close());

  it('goes on while the halts cannot be read, and reports that once each time', async () => {
    const market = createMarket({ seed: 'test' });
    const symbol = market.instruments.find(({ marketId }) => marketId === 'US')?.symbol ?? '';
    const clock = createTestClock();
    const blind: string[] = [];
    let quotes = 0;
    const ticker = createQuoteTicker({
      ...{ market, clock, board: createQuoteBoard(market), halts: createHaltBook({ db, clock }) },
      onBlind: (error) => void blind.push(String(error)),
    });
    const stop = ticker.subscribe([symbol], {
      onQuote: () => void (quotes += 1),
      onStatus: () => undefined,
    });
    const later = (): number => {
      clock.advance(61_000);
      clock.advanceWall(1_001);
      return quotes;
    };
    for (const time of [1, 2]) {
      await sql`alter table instrument_status rename to gone`.execute(db.read);
      const before = quotes;
      await expect.poll(later, PATIENCE).toBeGreaterThan(before + 2);
      expect(blind).toHaveLength(time);
      expect(blind.at(-1)).toContain('instrument_status');
      await sql`alter table gone rename to instrument_status`.execute(db.read);
      const after = quotes;
      await expect.poll(later, PATIENCE).toBeGreaterThan(after + 2);
      expect(blind).toHaveLength(time);
    }
    stop();
  });
});
