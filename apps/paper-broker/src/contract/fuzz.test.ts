import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { documented, faultsOf, type DocumentedOperation, type Node } from './testing/contractDocument.js';
import { openContractWorld, type ContractWorld } from './testing/contractWorld.js';

/** Requests made from the contract's own schemas and then spoilt: whatever comes, the answer is one that it documents. */

const RUNS = 30;
/** Streams stay open, and a session that ends itself ends the test. */
const LEFT_OUT = new Set(['streamQuotes', 'streamMember', 'logoutMember', 'rotateUserToken']);
const problemSchema = documented[0]?.responses['default']?.content?.['application/problem+json']?.[
  'schema'
] as Node;

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', ' ', '\u0000', '\u202e', '../..', "' or 1=1 --", '<script>', '%s%n', '١٢', '１', '1e5'),
  fc.constantFrom('NaN', '-0', '0x10', '1.123456789', '999999999999999999999', 'A'.repeat(20_000)),
);
const hostile = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.constantFrom<unknown>(null, true, [], {}, [[[[]]]], nested(25), nested(200)),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'status', 'a'), hostileText, { maxKeys: 3 }),
);

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = { a: value };
  return value;
}

/** Mostly what a schema allows. */
function fitting(schema: Node): fc.Arbitrary<unknown> {
  const choices = (schema['enum'] ?? schema['x-extensible-enum']) as readonly unknown[] | undefined;
  if (choices !== undefined) return fc.constantFrom(...choices);
  if (schema['type'] === 'array') return fc.array(fitting(schema['items'] as Node), { maxLength: 4 });
  if (schema['type'] === 'integer') return fc.integer({ min: 0, max: 120 });
  if (schema['type'] === 'object') return fittingObject(schema);
  const format = schema['format'];
  if (format === 'date-time') return fc.constantFrom('2026-03-02T15:00:00.000Z', '2020-01-01T00:00:00Z');
  if (format === 'date') return fc.constantFrom('2026-03-02', '2026-02-29', '2027-01-01');
  const pattern = schema['pattern'];
  const text = typeof pattern === 'string' ? fc.stringMatching(new RegExp(pattern, 'u')) : fc.string();
  return fc.oneof(text, fc.constantFrom('US', '1', '100', '41.5', 'AAPL', 'ord_00000000000000000000000000'));
}

function fittingObject(schema: Node): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Node>);
  const model = Object.fromEntries(
    properties.map(([name, each]) => [
      name,
      fc.oneof({ weight: 6, arbitrary: fitting(each) }, { weight: 1, arbitrary: hostile }),
    ]),
  );
  return fc.record(model, { requiredKeys: [] });
}

interface Shot {
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Header values that the test's own client can send. */
const headerText = fc.oneof(
  fc.stringMatching(/^[\x21-\x7e]{1,64}$/),
  fc.constantFrom('"1"', '"999999999999"', '*', 'W/"1"', 'x'.repeat(400)),
);

function shots({ path, parameters, body }: DocumentedOperation): fc.Arbitrary<Shot> {
  const asText = (schema: Node): fc.Arbitrary<string> =>
    fc.oneof({ weight: 4, arbitrary: fitting(schema).map(String) }, { weight: 1, arbitrary: hostileText });
  const of = (where: string) => parameters.filter((parameter) => parameter.in === where);
  return fc.record({
    path: fc.tuple(...of('path').map((parameter) => asText(parameter.schema))).map((values) => {
      let index = 0;
      return path.replace(/\{\w+\}/g, () => encodeURIComponent(wellFormed(values[index++] ?? '') || 'x'));
    }),
    query: fc
      .tuple(
        ...of('query').map((parameter) =>
          fc.option(asText(parameter.schema).map((text) => [parameter.name, wellFormed(text)] as const)),
        ),
      )
      .map((pairs) => pairs.filter((pair) => pair !== null)),
    headers: fc
      .tuple(
        ...of('header').map((parameter) =>
          headerText.map((text) => [parameter.name.toLowerCase(), text] as const),
        ),
      )
      .map((pairs) => Object.fromEntries(pairs)),
    body:
      body === undefined
        ? fc.constant(undefined)
        : fc.oneof({ weight: 8, arbitrary: fitting(body) }, { weight: 1, arbitrary: hostile }),
  });
}

/** An address can carry no half of a surrogate pair. */
function wellFormed(text: string): string {
  return text.slice(0, 2_000).replace(/[\ud800-\udfff]/g, '');
}

describeOnBothStores('any request at all', (makeStore) => {
  let db: Database;
  let world: ContractWorld;
  let token: string;

  beforeAll(async () => {
    db = await makeStore();
    world = await openContractWorld(db);
    token = await world.signIn('demo');
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  const targets = documented
    .filter(({ operationId }) => !LEFT_OUT.has(operationId))
    .map((operation) => [operation.operationId, operation] as const);

  it.each(targets)('to %s gets an answer of the contract, never a failure', async (_id, operation) => {
    await fc.assert(
      fc.asyncProperty(shots(operation), async ({ path, query, headers, body }) => {
        const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
        const sent = body === undefined ? {} : { body: JSON.stringify(body) ?? 'null' };
        const target = search === '' ? path : `${path}?${search}`;
        const answer = await world.send(operation.method, target, { token, headers, ...sent });
        expect(answer.status, answer.text).toBeLessThan(500);
        if (answer.status >= 400) {
          expect(faultsOf(problemSchema, answer.body)).toEqual([]);
          return;
        }
        const content = operation.responses[String(answer.status)]?.content;
        const schema = content?.['application/json']?.['schema'] as Node | undefined;
        if (schema !== undefined) expect(faultsOf(schema, answer.body)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('leaves the ledger sound', async () => {
    const { body } = await world.control('/invariants');
    expect((body as { checks: { ok: boolean }[] }).checks.filter((check) => !check.ok)).toEqual([]);
  });
});
