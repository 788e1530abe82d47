import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../db/database.js';
import type { MakeStore } from '../../db/testing/createTestStore.js';
import { demoContent, openContractWorld, type ContractWorld } from './contractWorld.js';
import type { Belongings } from './example.js';
import { acquire } from './examples.js';

/** A broker with demo data, and what the demo customer owns in it. Readable in tests only, not while they are declared. */
export interface DemoWorld {
  readonly db: Database;
  readonly world: ContractWorld;
  readonly mine: Belongings;
}

/**
 * Opens a contract world before the tests of a block, and closes it after them.
 * @param wall wall time; default: the system clock
 * @param settings environment variables that differ from those of a contract world
 */
export function useDemoWorld(
  makeStore: MakeStore,
  wall?: () => Date,
  settings: Readonly<Record<string, string>> = {},
): DemoWorld {
  let db: Database;
  let world: ContractWorld;
  let mine: Belongings;
  beforeAll(async () => {
    db = await makeStore(demoContent);
    world = await openContractWorld(db, settings, wall);
    mine = await acquire(world, 'demo');
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });
  return {
    get db() {
      return db;
    },
    get world() {
      return world;
    },
    get mine() {
      return mine;
    },
  };
}
