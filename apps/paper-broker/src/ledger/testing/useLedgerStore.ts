import { afterAll, beforeAll, expect } from 'vitest';
import type { Database } from '../../db/database.js';
import type { MakeStore } from '../../db/testing/createTestStore.js';
import { brokenInvariants } from '../invariants.js';

/** The store of a block of tests. It can be used in tests, not while they are declared. */
export interface LedgerStore {
  readonly db: Database;
}

/** Opens a store before the tests of a block. After them it closes the store and checks the ledger. */
export function useLedgerStore(makeStore: MakeStore): LedgerStore {
  let db: Database;
  beforeAll(async () => void (db = await makeStore()));
  afterAll(async () => {
    const broken = await brokenInvariants(db.read);
    await db.close();
    expect(broken).toEqual([]);
  });
  return {
    get db() {
      return db;
    },
  };
}
