import type { BrokerContext } from '../../context.js';
import type { Database } from '../../db/database.js';
import type { Operations } from '../../http/operation.js';
import { createTestApp, type TestApp } from '../../http/testing/createTestApp.js';
import { createIdentityOperations } from '../identityOperations.js';
import { createMemberOperations } from '../operations.js';

/** An app in which members join and sign in, on a test's database. `furtherOf` adds operations. */
export function createMemberApp(
  db: Database,
  furtherOf: (context: BrokerContext) => Operations = () => ({}),
): Promise<TestApp> {
  return createTestApp(
    db,
    (context) => ({
      ...createMemberOperations(context, {
        listBalances: async () => [],
        setAvatar: async () => undefined,
      }),
      ...createIdentityOperations(context),
      ...furtherOf(context),
    }),
    { rateLimits: false },
  );
}
