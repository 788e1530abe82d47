import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { documented } from './testing/contractDocument.js';
import { openContractWorld, type ContractWorld } from './testing/contractWorld.js';
import type { Belongings } from './testing/example.js';
import { acquire, examples } from './testing/examples.js';

/**
 * Ids inside of bodies: pictures, accounts, cards, quotes. Every accepted request that names one is sent by somebody
 * else, who is verified, has money and knows their own payment password; ids in paths are in `contract.test.ts`.
 */

const ID = /^(?<prefix>[a-z]{2,3})_[0-9A-HJKMNP-TV-Z]{26}$/;
/** Offers are for everybody. */
const offered: ReadonlySet<string> = new Set(['blk']);

/** Where somebody else, as this test has them, does not get as far as the id. */
const provenElsewhere: ReadonlySet<string> = new Set([
  // Already verified, which is said first; `kyc/kyc.test.ts` has a newcomer send other people's images.
  'submitIdCard',
  'submitPassport',
  // Ids that are not one's own are passed over; `notices/notices.test.ts`.
  'readNotices',
]);

/** The names of the fields that hold an id of something that belongs to somebody. */
function idsIn(body: unknown, name = ''): string[] {
  if (typeof body === 'string') {
    const prefix = ID.exec(body)?.groups?.['prefix'];
    return prefix === undefined || offered.has(prefix) ? [] : [name];
  }
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) => idsIn(value, name === '' ? key : `${name}.${key}`));
}

describeOnBothStores('what a body names', (makeStore) => {
  let db: Database;
  let world: ContractWorld;
  let mine: Belongings;
  let theirs: string;

  beforeAll(async () => {
    db = await makeStore();
    world = await openContractWorld(db);
    mine = await acquire(world, 'demo');
    theirs = await world.signIn('vip');
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  const named = documented
    .filter(({ body, needsSession }) => body !== undefined && needsSession)
    .map((operation) => [operation.operationId, operation] as const);
  let checked = 0;

  it.each(named)('is somebody’s own for %s', async (_id, { operationId, method, path }) => {
    const example = (await examples[operationId]?.(mine, world)) ?? {};
    // What the path names is looked at first, and elsewhere.
    if (path.includes('{id}') || provenElsewhere.has(operationId)) return;
    if (idsIn(example.body).length === 0) return;
    const answer = await world.send(method, path, { ...example, token: theirs });
    // As the whole request, or as the field that names it.
    expect([404, 422]).toContain(answer.status);
    expect(answer.text).toContain('not_found');
    checked += 1;
  });

  it('was checked for more than a few', () => expect(checked).toBeGreaterThan(6));
});
