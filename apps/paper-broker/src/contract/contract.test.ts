import { beforeAll, describe, expect, it } from 'vitest';
import { ANY_STORE, describeOnBothStores } from '../db/testing/createTestStore.js';
import { documented, faultsOf, type DocumentedOperation, type Node } from './testing/contractDocument.js';
import { exampleOf, expectProblem, expectSafeHeaders, named, send } from './testing/documentedCalls.js';
import type { Example } from './testing/example.js';
import { examples } from './testing/examples.js';
import { useDemoWorld } from './testing/useDemoWorld.js';

/**
 * Checks the whole broker over HTTP against openapi.yaml: it implements every operation, and every answer has
 * the documented shape. `refusedRequests.test.ts` has requests of a wrong shape or without a session;
 * `conformance.test.ts` has the rules that any broker keeps.
 */

/** The operations that the requirement names, by the ids of its rows. */
const REQUIRED = [
  '7.GET.member.profile',
  '7.POST.member.login',
  '7.POST.member.login.phone',
  '7.GET.language',
  '7.GET.market.app',
  '7.GET.currency',
  '7.GET.setting.base',
  '7.GET.aggregate.stat',
  '7.GET.user',
  '7.POST.user.login',
  '7.PUT.user.login',
  '7.GET.user.check_logged',
];
const isRequired = ({ method, path }: DocumentedOperation): boolean =>
  REQUIRED.includes(`7.${method}${path.replaceAll('/', '.')}`);
const required = named.filter(([, operation]) => isRequired(operation));
const others = named.filter(([, operation]) => !isRequired(operation));

const isStream = (operation: DocumentedOperation): boolean =>
  operation.responses['200']?.content?.['text/event-stream'] !== undefined;

describe('the examples', () => {
  it('are of every operation that the requirement names', () => {
    expect(required).toHaveLength(REQUIRED.length);
  });

  it('are one for every operation of the contract', () => {
    expect(Object.keys(examples).sort()).toEqual(documented.map((each) => each.operationId).sort());
  });
});

describeOnBothStores('the contract', (makeStore, kind) => {
  const demo = useDemoWorld(makeStore);
  let theirs: string;

  beforeAll(async () => {
    theirs = await demo.world.signIn('vip');
  });

  describe('someone else’s things', () => {
    /** Offers belong to nobody: every customer sees them. */
    const isOffered = (path: string): boolean => /^\/(ipo|fund|news|quant)\/\{id\}/.test(path);
    const owned = named.filter(([, { path }]) => path.includes('{id}') && !isOffered(path));

    it.each(owned)('do not exist for %s', async (_id, operation) => {
      const { path = [], ...example } = await exampleOf(demo, operation);
      expectProblem(await send(demo, operation, { ...example, path, token: theirs }), 404, 'not_found');
      const unknown = [`${path[0]?.slice(0, 4) ?? ''}${'0'.repeat(26)}`, ...path.slice(1)];
      expectProblem(
        await send(demo, operation, { ...example, path: unknown, token: theirs }),
        404,
        'not_found',
      );
    });

    it('do not exist as an account either', async () => {
      const { body } = await demo.world.send('POST', '/order', {
        token: theirs,
        ...(await examples['placeOrder']?.(demo.mine, demo.world)),
      });
      expect(body).toMatchObject({ account_id: expect.stringMatching(/^acc_/) });
      const ticket = { symbol: demo.mine.symbol, direction: 'long', order_type: 'market', quantity: '1' };
      const order = { ...ticket, account_id: demo.mine.accountId };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      expectProblem(await demo.world.send('POST', '/order', { token: theirs, body: order, headers }), 404);
      expectProblem(await demo.world.send('POST', '/order/preview', { token: theirs, body: order }), 404);
      const entries = `/account/entry?account_id=${demo.mine.accountId}`;
      expectProblem(await demo.world.send('GET', entries, { token: theirs }), 404);
    });
  });

  // Last, because some of these requests end resources that other tests name.
  describe('an accepted request', () => {
    it.each(required)(
      'of %s is answered as the document says, as the requirement asks',
      { tags: REQUIRED },
      accepts,
    );
    it.each(others)('of %s is answered as the document says', accepts);

    async function accepts(_id: string, operation: DocumentedOperation): Promise<void> {
      const example = { token: demo.mine.token, ...(await exampleOf(demo, operation)) };
      // A read writes on both stores or on none.
      const isCounted = operation.method === 'GET' && kind === ANY_STORE;
      const before = isCounted ? await demo.world.countRows() : undefined;
      if (isStream(operation)) {
        await expectStream(operation, example);
      } else {
        const answer = await send(demo, operation, example);
        expect(answer.status, answer.text).toBeLessThan(300);
        const documentedAnswer = operation.responses[String(answer.status)];
        expect(documentedAnswer).toBeDefined();
        const schema = documentedAnswer?.content?.['application/json']?.['schema'] as Node | undefined;
        const types = Object.keys(documentedAnswer?.content ?? {});
        if (types.length === 0) expect(answer.text).toBe('');
        else if (schema === undefined) expect(types).toContain(answer.headers.get('content-type'));
        else expect(faultsOf(schema, answer.body)).toEqual([]);
        expectSafeHeaders(answer.headers, true);
      }
      if (before !== undefined) expect(await demo.world.countRows()).toEqual(before);
    }
  });

  const expectStream = async (operation: DocumentedOperation, example: Example): Promise<void> => {
    const abort = new AbortController();
    const response = await fetch(`${demo.world.url}/api/v1${operation.path}${example.query ?? ''}`, {
      headers: { authorization: `Bearer ${example.token ?? ''}` },
      signal: abort.signal,
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expectSafeHeaders(response.headers, false);
    const reader = response.body?.getReader();
    let text = '';
    while (!/data: .*\n/.test(text)) text += new TextDecoder().decode((await reader?.read())?.value);
    abort.abort();
    const content = operation.responses['200']?.content?.['text/event-stream'];
    const data = JSON.parse(/data: (.*)\n/.exec(text)?.[1] ?? '') as unknown;
    expect(faultsOf((content?.['schema'] as { contentSchema: Node }).contentSchema, data)).toEqual([]);
  };
});
