import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnOneStore } from '../db/testing/createTestStore.js';
import { documented, faultsOf, type DocumentedOperation, type Node } from './testing/contractDocument.js';
import {
  exampleOf,
  expectProblem,
  expectSafeHeaders,
  fillPath,
  named,
  send,
} from './testing/documentedCalls.js';
import type { Example } from './testing/example.js';
import { useDemoWorld } from './testing/useDemoWorld.js';

/**
 * The requests of every operation of openapi.yaml that the server refuses before it reads more than the session from
 * the store. So one store is enough.
 */
describeOnOneStore('the contract', (makeStore) => {
  const demo = useDemoWorld(makeStore);
  let revoked: string;
  const made = new Map<DocumentedOperation, Promise<Example>>();
  /** One example for each operation, because a refused request uses nothing up. */
  const exampleFor = (operation: DocumentedOperation): Promise<Example> => {
    const example = made.get(operation) ?? exampleOf(demo, operation);
    made.set(operation, example);
    return example;
  };

  beforeAll(async () => {
    revoked = await demo.world.signIn('new');
    await demo.world.send('POST', '/member/logout', { token: revoked });
  });

  describe('who is not signed in', () => {
    const guarded = named.filter(([, operation]) => operation.needsSession);

    it.each(guarded)('is refused by %s with 401, whatever the request looks like', async (_id, operation) => {
      const example = await exampleFor(operation);
      for (const token of [undefined, 'short', 'x'.repeat(43), revoked]) {
        const { token: _own, ...rest } = example;
        const stranger = { ...rest, ...(token === undefined ? {} : { token }) };
        expectProblem(await send(demo, operation, stranger), 401, 'unauthenticated');
        // The session is checked before the shape of the request.
        const malformed = operation.method === 'GET' ? stranger : { ...stranger, body: '{', headers: {} };
        expectProblem(await send(demo, operation, malformed), 401, 'unauthenticated');
      }
    });
  });

  it('answers every other method of a path with 405 and the ones that there are', async () => {
    for (const path of new Set(documented.map((operation) => operation.path))) {
      const there = documented.filter((operation) => operation.path === path);
      const methods = there.map((operation) => operation.method);
      const [first] = there;
      if (first === undefined) continue;
      const target = fillPath(path, (await exampleFor(first)).path);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (methods.includes(method)) continue;
        const answer = await demo.world.send(method, target, { token: demo.mine.token });
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
      const example = { token: demo.mine.token, ...(await exampleFor(operation)) };
      const body = example.body as Record<string, unknown>;
      const schema = operation.body as { properties: Record<string, Node>; required?: string[] };
      const refusedFor = async (wrong: unknown, paths: readonly string[], code?: string): Promise<void> => {
        const answer = await send(demo, operation, { ...example, body: wrong });
        expectProblem(answer, 400, code);
        const { errors } = answer.body as { errors: { path: string }[] };
        const named = errors.map((error) => error.path.split('.')[0]);
        expect(named).toEqual(expect.arrayContaining([...paths]));
      };
      await refusedFor({ ...body, member_id: 'x' }, ['member_id'], 'unknown_field');
      await refusedFor({ ...body, status: 1 }, ['status'], 'unknown_field');
      const { required = [], properties } = schema;
      if (required.length > 0) await refusedFor({}, required);
      for (const wrong of [true, 1.5, ['a'], { a: 1 }, 'x'.repeat(5000), 'a\u0000b']) {
        const names = Object.keys(properties).filter((name) => !isAllowed(properties[name], wrong));
        const fields = Object.fromEntries(names.map((name) => [name, wrong]));
        if (names.length > 0) await refusedFor({ ...body, ...fields }, names);
      }
      for (const wrong of [[], '"x"', '7', 'null'])
        expectProblem(await send(demo, operation, { ...example, body: wrong }), 400);
      expectProblem(await send(demo, operation, { ...example, body: '{' }), 400, 'malformed_json');
      expectProblem(await send(demo, operation, { ...example, body: '{"__proto__":{"a":1}}' }), 400);
      const typed = { ...example.headers, 'content-type': 'text/plain' };
      expectProblem(
        await send(demo, operation, { ...example, headers: typed }),
        415,
        'unsupported_media_type',
      );
    });

    it.each(withBody)('is refused by %s for blanks around anything but free text', async (_id, operation) => {
      const example = { token: demo.mine.token, ...(await exampleFor(operation)) };
      const body = example.body as Record<string, unknown>;
      const { properties } = operation.body as { properties: Record<string, Node> };
      const exact = Object.entries(body).filter(
        (field): field is [string, string] =>
          typeof field[1] === 'string' &&
          properties[field[0]]?.['x-trimmed'] !== true &&
          !field[0].includes('password'),
      );
      if (exact.length === 0) return;
      for (const pad of [
        (value: string) => ` ${value}`,
        (value: string) => `${value} `,
        (value: string) => `${value}\u3000`,
      ]) {
        const padded = Object.fromEntries(exact.map(([name, value]) => [name, pad(value)]));
        const answer = await send(demo, operation, { ...example, body: { ...body, ...padded } });
        expectProblem(answer, 400);
        const { errors } = answer.body as { errors: { path: string }[] };
        expect(errors.map((error) => error.path)).toEqual(expect.arrayContaining(Object.keys(padded)));
      }
    });

    const withParameters = named.filter(([, operation]) => operation.parameters.length > 0);

    it.each(withParameters)('is refused by %s for each parameter', async (_id, operation) => {
      const example = { token: demo.mine.token, ...(await exampleFor(operation)) };
      for (const parameter of operation.parameters) {
        for (const wrong of wrongValues(parameter.schema)) {
          const answer = await send(demo, operation, withParameter(operation, example, parameter, wrong));
          expectProblem(answer, 400);
        }
        if (parameter.in !== 'query') continue;
        const twice = `${example.query ?? '?'}&${parameter.name}=a&${parameter.name}=b`;
        expectProblem(await send(demo, operation, { ...example, query: twice }), 400);
      }
    });

    it('is refused where the address cannot be decoded', async () => {
      const answer = await demo.world.send('GET', '/order/%zz', { token: demo.mine.token });
      expectProblem(answer, 400, 'validation');
      expectSafeHeaders(answer.headers, false);
    });
  });
});

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
