import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** Rules for the whole contract that a linter does not know. */

type Node = Readonly<Record<string, unknown>>;

interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly node: Node;
}

const contract = readJson('openapi.yaml');
const operations: readonly Operation[] = Object.entries(at(contract, 'paths')).flatMap(([path, item]) =>
  Object.entries(item as Node)
    .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
    .map(([method, node]) => ({ name: `${method} ${path}`, method, path, node: node as Node })),
);

/**
 * Operations that must take effect once, however often they are sent. Add a new one here, so that a missing key
 * shows.
 */
const COMMITTING = [
  'post /block_trade',
  'post /deposit',
  'post /deposit/simulation',
  'post /deposit/{id}/proof',
  'post /export',
  'post /fund/{id}/redemption',
  'post /fund/{id}/subscription',
  'post /fx/conversion',
  'post /ipo/{id}/subscription',
  'post /kyc/idcard',
  'post /kyc/passport',
  'post /kyc/pro',
  'post /loan',
  'post /loan/{id}/repayment',
  'post /member/register',
  'post /order',
  'post /position/reduce',
  'post /position/{id}/close',
  'post /quant/{id}/subscription',
  'post /quant_subscription/{id}/exit',
  'post /support/message',
  'post /transfer',
  'post /withdrawal',
];

describe('the contract', () => {
  test('names every operation once, in camelCase', () => {
    const ids = operations.map(({ node }) => String(node['operationId']));
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('sends no money, price or quantity as a JSON number', () => {
    expect(everyNode(contract).filter((node) => node['type'] === 'number')).toEqual([]);
    const counted = /(amount|price|quantity|funds|profit|pnl|fee|volume|_rate|_value)$/;
    const wrong = everyNode(contract)
      .flatMap((node) => Object.entries((node['properties'] as Node | undefined) ?? {}))
      .filter(([name, schema]) => counted.test(name) && (schema as Node)['type'] === 'integer');
    expect(wrong).toEqual([]);
  });

  test('takes no field in a body that it does not know', () => {
    const open = operations
      .map(({ name, node }) => [name, bodySchema(node)] as const)
      .filter(([, schema]) => schema !== undefined && schema['additionalProperties'] !== false);
    expect(open).toEqual([]);
  });

  test('has extensible enums in answers only, where an unknown value does no harm', () => {
    const bodies = operations.map(({ node }) => JSON.stringify(resolved(bodySchema(node) ?? {})));
    expect(bodies.filter((body) => body.includes('x-extensible-enum'))).toEqual([]);
  });

  test('requires an idempotency key of every operation that must take effect once', () => {
    const taking = (parameter: string) =>
      operations.filter(({ node }) => JSON.stringify(node).includes(`/parameters/${parameter}"`));
    expect(
      taking('IdempotencyKey')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(COMMITTING);
    // A picture may be sent without a key; with one, a repeat is not stored again.
    expect(taking('IdempotencyKeyOfUpload').map(({ name }) => name)).toEqual(['post /upload']);
  });

  test('shows an example of every answer that has a body', () => {
    const bare = operations.flatMap(({ name, node }) =>
      Object.entries(at(node, 'responses')).flatMap(([status, response]) =>
        Object.entries((resolved(response) as Node)['content'] ?? {})
          // A picture cannot be an example in the document.
          .filter(([type, content]) => !type.startsWith('image/') && !('example' in (content as Node)))
          .map(() => `${name} ${status}`),
      ),
    );
    expect(bare).toEqual([]);
  });

  test('names no error that the server has no words for, in any language', () => {
    const codes = new Set(
      operations.flatMap(({ node }) => (node['x-error-codes'] as string[] | undefined) ?? []),
    );
    for (const language of ['en', 'de', 'es', 'fr', 'it']) {
      const words = readJson(`apps/paper-broker/src/messages/${language}.json`);
      expect(
        [...codes].filter((code) => typeof words[code] !== 'string'),
        language,
      ).toEqual([]);
    }
  });
});

function readJson(path: string): Node {
  return parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as Node;
}

function at(node: Node, key: string): Node {
  return node[key] as Node;
}

function bodySchema(operation: Node): Node | undefined {
  const body = operation['requestBody'] as { content: Record<string, { schema: Node }> } | undefined;
  const schema = body?.content['application/json']?.schema;
  return schema === undefined ? undefined : (resolved(schema) as Node);
}

/** The node with its references resolved; a recursive reference, such as a tree's, stays. */
function resolved(node: unknown, within: readonly string[] = []): unknown {
  if (Array.isArray(node)) return node.map((member) => resolved(member, within));
  if (typeof node !== 'object' || node === null) return node;
  const reference = (node as Node)['$ref'];
  if (typeof reference === 'string') {
    if (within.includes(reference)) return node;
    return resolved(reference.slice(2).split('/').reduce(at, contract), [...within, reference]);
  }
  return Object.fromEntries(Object.entries(node).map(([key, member]) => [key, resolved(member, within)]));
}

function everyNode(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(everyNode);
  if (typeof node !== 'object' || node === null) return [];
  return [node as Node, ...Object.values(node).flatMap(everyNode)];
}
