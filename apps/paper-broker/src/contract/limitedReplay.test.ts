import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { documented, type DocumentedOperation } from './testing/contractDocument.js';
import { demoContent, openContractWorld, type ContractWorld } from './testing/contractWorld.js';
import type { Answer } from './testing/exchange.js';
import type { Belongings, Example } from './testing/example.js';
import { acquire, examples } from './testing/examples.js';

/** More requests than any limit per minute allows for writes or for signed-out callers. */
const MOST = 320;

const keyed = documented.filter((each) =>
  each.parameters.some((parameter) => parameter.name === 'Idempotency-Key'),
);

describeOnBothStores('a stored answer', (makeStore) => {
  let db: Database;
  let unlimited: ContractWorld;
  let limited: ContractWorld;
  let mine: Belongings;

  beforeAll(async () => {
    db = await makeStore(demoContent);
    unlimited = await openContractWorld(db);
    limited = await openContractWorld(db, { RATE_LIMITS: 'on' });
    mine = await acquire(unlimited, 'demo');
  });
  afterAll(async () => {
    await limited.close();
    await unlimited.close();
    await db.close();
  });

  const sendTo = (
    world: ContractWorld,
    { method, path }: DocumentedOperation,
    example: Example,
  ): Promise<Answer> => {
    let index = 0;
    const target = path.replace(/\{\w+\}/g, () => encodeURIComponent(example.path?.[index++] ?? ''));
    return world.send(method, `${target}${example.query ?? ''}`, example);
  };

  it.each(keyed.map((operation) => [operation.operationId, operation] as const))(
    'of %s is repeated for a caller who is over the limit',
    async (_id, operation) => {
      const example = { token: mine.token, ...(await examples[operation.operationId]?.(mine, unlimited)) };
      const first = await sendTo(unlimited, operation, example);
      expect(first.status, first.text).toBeLessThan(300);
      // A request without its key is refused before it does anything, but counts against the limit.
      const { headers: _none, ...unkeyed } = example;
      const useUp = async (): Promise<boolean> => {
        const batch = Array.from({ length: 20 }, () => sendTo(limited, operation, unkeyed));
        return (await Promise.all(batch)).some(({ status }) => status === 429);
      };
      let isLimited = false;
      for (let sent = 0; sent < MOST && !isLimited; sent += 20) isLimited = await useUp();
      expect(isLimited).toBe(true);
      const again = await sendTo(limited, operation, example);
      expect(again.status, again.text).toBe(first.status);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      // A repeated registration answers with a new token.
      if (operation.operationId !== 'registerMember') expect(again.body).toEqual(first.body);
    },
  );
});
