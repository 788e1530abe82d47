import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { commonHeaders } from '../http/headers.js';
import { documented, faultsOf, type DocumentedOperation, type Node } from './testing/contractDocument.js';
import { demoContent, openContractWorld, type Answer, type ContractWorld } from './testing/contractWorld.js';
import type { Belongings, Example } from './testing/example.js';
import { acquire, examples } from './testing/examples.js';

/**
 * Checks the whole broker over HTTP against openapi.yaml: it implements every operation, and every answer has
 * the documented shape. Rules that any broker keeps are in `conformance.test.ts`.
 */

const named = documented.map((operation) => [operation.operationId, operation] as const);
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

const problem = documented[0]?.responses['default']?.content?.['application/problem+json'];
const problemSchema = problem?.['schema'] as Node;

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
  let db: Database;
  let world: ContractWorld;
  let mine: Belongings;
  let theirs: string;
  let revoked: string;

  beforeAll(async () => {
    db = await makeStore(demoContent);
    world = await openContractWorld(db);
    mine = await acquire(world, 'demo');
    theirs = await world.signIn('vip');
    revoked = await world.signIn('new');
    await world.send('POST', '/member/logout', { token: revoked });
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  const exampleOf = async ({ operationId }: DocumentedOperation): Promise<Example> =>
    (await examples[operationId]?.(mine, world)) ?? {};
  const send = (operation: DocumentedOperation, example: Example): Promise<Answer> =>
    world.send(operation.method, `${fillPath(operation.path, example.path)}${example.query ?? ''}`, example);

  const expectProblem = (answer: Answer, status: number, code?: string): void => {
    expect([answer.status, codeOf(answer)]).toEqual([status, code ?? codeOf(answer)]);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(faultsOf(problemSchema, answer.body)).toEqual([]);
  };

  describe('someone else’s things', () => {
    /** Offers belong to nobody: every customer sees them. */
    const isOffered = (path: string): boolean => /^\/(ipo|fund|news|quant)\/\{id\}/.test(path);
    const owned = named.filter(([, { path }]) => path.includes('{id}') && !isOffered(path));

    it.each(owned)('do not exist for %s', async (_id, operation) => {
      const { path = [], ...example } = await exampleOf(operation);
      expectProblem(await send(operation, { ...example, path, token: theirs }), 404, 'not_found');
      const unknown = [`${path[0]?.slice(0, 4) ?? ''}${'0'.repeat(26)}`, ...path.slice(1)];
      expectProblem(await send(operation, { ...example, path: unknown, token: theirs }), 404, 'not_found');
    });

    it('do not exist as an account either', async () => {
      const { body } = await world.send('POST', '/order', {
        token: theirs,
        ...(await examples['placeOrder']?.(mine, world)),
      });
      expect(body).toMatchObject({ account_id: expect.stringMatching(/^acc_/) });
      const ticket = { symbol: mine.symbol, direction: 'long', order_type: 'market', quantity: '1' };
      const order = { ...ticket, account_id: mine.accountId };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      expectProblem(await world.send('POST', '/order', { token: theirs, body: order, headers }), 404);
      expectProblem(await world.send('POST', '/order/preview', { token: theirs, body: order }), 404);
      const entries = `/account/entry?account_id=${mine.accountId}`;
      expectProblem(await world.send('GET', entries, { token: theirs }), 404);
    });
  });

  // These are refused before the store is asked for more than the session, so one store is enough.
  if (kind === 'pglite') {
    describe('who is not signed in', () => {
      const guarded = named.filter(([, operation]) => operation.needsSession);

      it.each(guarded)(
        'is refused by %s with 401, whatever the request looks like',
        async (_id, operation) => {
          const example = await exampleOf(operation);
          for (const token of [undefined, 'short', 'x'.repeat(43), revoked]) {
            const { token: _own, ...rest } = example;
            const stranger = { ...rest, ...(token === undefined ? {} : { token }) };
            expectProblem(await send(operation, stranger), 401, 'unauthenticated');
            // The session is checked before the shape of the request.
            const malformed = operation.method === 'GET' ? stranger : { ...stranger, body: '{', headers: {} };
            expectProblem(await send(operation, malformed), 401, 'unauthenticated');
          }
        },
      );
    });

    it('answers every other method of a path with 405 and the ones that there are', async () => {
      for (const path of new Set(documented.map((operation) => operation.path))) {
        const there = documented.filter((operation) => operation.path === path);
        const methods = there.map((operation) => operation.method);
        const [first] = there;
        if (first === undefined) continue;
        const target = fillPath(path, (await exampleOf(first)).path);
        for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
          if (methods.includes(method)) continue;
          const answer = await world.send(method, target, { token: mine.token });
          expectProblem(answer, 405, 'method_not_allowed');
          const allowed = answer.headers
            .get('allow')
            ?.split(', ')
            .filter((each) => each !== 'HEAD');
          expect(allowed, `${method} ${target}`).toEqual([...methods].sort());
        }
      }
    });

    describe('a request of the wrong shape', () => {
      const withBody = named.filter(([, operation]) => operation.body !== undefined);

      it.each(withBody)('is refused by %s, each field by its name', async (_id, operation) => {
        const example = { token: mine.token, ...(await exampleOf(operation)) };
        const body = example.body as Record<string, unknown>;
        const schema = operation.body as { properties: Record<string, Node>; required?: string[] };
        const refusedFor = async (wrong: unknown, path: string, code?: string): Promise<void> => {
          const answer = await send(operation, { ...example, body: wrong });
          expectProblem(answer, 400, code);
          const { errors } = answer.body as { errors: { path: string }[] };
          expect(errors.map((error) => error.path.split('.')[0])).toContain(path);
        };
        await refusedFor({ ...body, member_id: 'x' }, 'member_id', 'unknown_field');
        await refusedFor({ ...body, status: 1 }, 'status', 'unknown_field');
        for (const name of schema.required ?? []) {
          const { [name]: _left, ...rest } = body;
          await refusedFor(rest, name);
        }
        for (const name of Object.keys(schema.properties)) {
          for (const wrong of [true, 1.5, ['a'], { a: 1 }, 'x'.repeat(5000), 'a\u0000b'])
            if (!isAllowed(schema.properties[name], wrong))
              await refusedFor({ ...body, [name]: wrong }, name);
        }
        for (const wrong of [[], '"x"', '7', 'null'])
          expectProblem(await send(operation, { ...example, body: wrong }), 400);
        expectProblem(await send(operation, { ...example, body: '{' }), 400, 'malformed_json');
        expectProblem(await send(operation, { ...example, body: '{"__proto__":{"a":1}}' }), 400);
        const typed = { ...example.headers, 'content-type': 'text/plain' };
        expectProblem(await send(operation, { ...example, headers: typed }), 415, 'unsupported_media_type');
      });

      it.each(withBody)(
        'is refused by %s for blanks around anything but free text',
        async (_id, operation) => {
          const example = { token: mine.token, ...(await exampleOf(operation)) };
          const body = example.body as Record<string, unknown>;
          const { properties } = operation.body as { properties: Record<string, Node> };
          for (const [name, value] of Object.entries(body)) {
            const isExact = properties[name]?.['x-trimmed'] !== true && !name.includes('password');
            if (typeof value !== 'string' || !isExact) continue;
            for (const padded of [` ${value}`, `${value} `, `${value}\u3000`]) {
              const answer = await send(operation, { ...example, body: { ...body, [name]: padded } });
              expectProblem(answer, 400);
              const { errors } = answer.body as { errors: { path: string }[] };
              expect(errors.map((error) => error.path)).toContain(name);
            }
          }
        },
      );

      const withParameters = named.filter(([, operation]) => operation.parameters.length > 0);

      it.each(withParameters)('is refused by %s for each parameter', async (_id, operation) => {
        const example = { token: mine.token, ...(await exampleOf(operation)) };
        for (const parameter of operation.parameters) {
          for (const wrong of wrongValues(parameter.schema)) {
            const answer = await send(operation, withParameter(operation, example, parameter, wrong));
            expectProblem(answer, 400);
          }
          if (parameter.in !== 'query') continue;
          const twice = `${example.query ?? '?'}&${parameter.name}=a&${parameter.name}=b`;
          expectProblem(await send(operation, { ...example, query: twice }), 400);
        }
      });

      it('is refused where the address cannot be decoded', async () => {
        const answer = await world.send('GET', '/order/%zz', { token: mine.token });
        expectProblem(answer, 400, 'validation');
        expectSafeHeaders(answer.headers, false);
      });
    });
  }

  // Last, because some of these requests end resources that other tests name.
  describe('an accepted request', () => {
    it.each(required)(
      'of %s is answered as the document says, as the requirement asks',
      { tags: REQUIRED },
      accepts,
    );
    it.each(others)('of %s is answered as the document says', accepts);

    async function accepts(_id: string, operation: DocumentedOperation): Promise<void> {
      const example = { token: mine.token, ...(await exampleOf(operation)) };
      const before = operation.method === 'GET' ? await world.countRows() : undefined;
      if (isStream(operation)) {
        await expectStream(operation, example);
      } else {
        const answer = await send(operation, example);
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
      if (before !== undefined) expect(await world.countRows()).toEqual(before);
    }
  });

  const expectStream = async (operation: DocumentedOperation, example: Example): Promise<void> => {
    const abort = new AbortController();
    const response = await fetch(`${world.url}/api/v1${operation.path}${example.query ?? ''}`, {
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

function expectSafeHeaders(headers: Headers, isLimited: boolean): void {
  for (const [name, value] of Object.entries(commonHeaders)) expect(headers.get(name), name).toBe(value);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-request-id')).toMatch(/^req_[0-9A-Z]{26}$/);
  expect(headers.get('cache-control')).toMatch(/^(no-store|no-cache|public, max-age=\d+$)/);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.has('ratelimit') && headers.has('ratelimit-policy')).toBe(isLimited);
}

function fillPath(path: string, values: readonly string[] = []): string {
  let index = 0;
  return path.replace(/\{\w+\}/g, () => encodeURIComponent(values[index++] ?? ''));
}

function codeOf(answer: Answer): unknown {
  return (answer.body as { code?: unknown } | undefined)?.code;
}

function isAllowed(schema: Node | undefined, value: unknown): boolean {
  return schema !== undefined && faultsOf(schema, value).length === 0;
}

/** Values that a parameter's schema forbids; empty if the schema allows any text. */
function wrongValues(schema: Node): readonly string[] {
  const candidates = ['0', '-1', '101', '1001', 'abc', 'x'.repeat(600), '../etc', 'a%00b', '2026-13-45'];
  return candidates.filter((text) => !isAllowed(schema, schema['type'] === 'integer' ? Number(text) : text));
}

function withParameter(
  operation: DocumentedOperation,
  example: Example,
  parameter: DocumentedOperation['parameters'][number],
  value: string,
): Example {
  if (parameter.in === 'header')
    return { ...example, headers: { ...example.headers, [parameter.name.toLowerCase()]: value } };
  if (parameter.in === 'query') {
    const query = new URLSearchParams(example.query ?? '');
    query.set(parameter.name, value);
    return { ...example, query: `?${query.toString()}` };
  }
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const path = names.map((name, index) => (name === parameter.name ? value : (example.path?.[index] ?? '')));
  return { ...example, path };
}
