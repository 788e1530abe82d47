import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { documented } from './testing/contractDocument.js';
import { demoContent, openContractWorld, type ContractWorld } from './testing/contractWorld.js';
import type { Belongings } from './testing/example.js';
import { acquire, examples } from './testing/examples.js';

/**
 * Ids in request bodies: pictures, accounts, cards, quotes. Another customer sends every accepted request whose
 * body names such an id. That customer is verified, has money, and uses their own payment password. Ids in
 * paths are checked in `contract.test.ts`.
 */

const ID = /^(?<prefix>[a-z]{2,3})_[0-9A-HJKMNP-TV-Z]{26}$/;
/** Id prefixes of offers, which every customer may name. */
const offered: ReadonlySet<string> = new Set(['blk']);

/** Operations where this test cannot show the refusal. */
const provenElsewhere: ReadonlySet<string> = new Set([
  // The caller here is verified already and is refused for
  // that. `kyc/kyc.test.ts` sends another customer's images.
  'submitIdCard',
  'submitPassport',
  // Ids of other customers are ignored, not refused; see `notices/notices.test.ts`.
  'readNotices',
]);

/** The names of the fields that hold the id of something a customer owns. */
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
    db = await makeStore(demoContent);
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
    // Ids in paths are checked in `contract.test.ts`.
    if (path.includes('{id}') || provenElsewhere.has(operationId)) return;
    if (idsIn(example.body).length === 0) return;
    const answer = await world.send(method, path, { ...example, token: theirs });
    // 404 refuses the whole request, 422 the field that names the id.
    expect([404, 422]).toContain(answer.status);
    expect(answer.text).toContain('not_found');
    checked += 1;
  });

  it('was checked for more than a few', () => expect(checked).toBeGreaterThan(6));
});
