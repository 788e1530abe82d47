import { fuzz, toCurl } from '@fairlot/conformance/fuzz';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { documented } from './testing/contractDocument.js';
import { demoContent, openContractWorld, type ContractWorld } from './testing/contractWorld.js';

/**
 * The short form of `npm run bench fuzz`. Each store gets other requests; a failure prints its seed. The embedded store
 * takes three times as long for one.
 */
const RUNS = { pglite: { seed: 28, requests: 1_000 }, postgres: { seed: 29, requests: 3_000 } };

describeOnBothStores('any request at all', (makeStore, kind) => {
  const { seed, requests } = RUNS[kind];
  let db: Database;
  let world: ContractWorld;

  beforeAll(async () => {
    db = await makeStore(demoContent);
    world = await openContractWorld(db);
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  it('gets an answer of the contract, never a failure', async () => {
    const target = { base: `${world.url}/api/v1`, token: await world.signIn('demo'), operations: documented };
    const failure = await fuzz(target, { seed, requests });
    expect(failure === undefined ? '' : `seed ${seed}: ${failure.fault}\n${toCurl(failure)}`).toBe('');
  }, 180_000);

  it('leaves the ledger sound', async () => {
    const { body } = await world.control('/invariants');
    expect((body as { checks: { ok: boolean }[] }).checks.filter((check) => !check.ok)).toEqual([]);
  });
});
