import type { DocumentedOperation, Node } from './contract.js';

/** A request of a step, as it was sent. */
export interface Request {
  readonly operation: DocumentedOperation;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A number from 0 to 1. */
type Random = () => number;

interface Source {
  readonly random: Random;
  /** Ids from earlier answers of the sequence. */
  readonly known: readonly string[];
}

/** Mulberry32, a small generator with the same results on every platform. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the values. */
export function pick<T>(from: readonly T[], random: Random): T {
  return from[Math.floor(random() * from.length)] as T;
}

/** A request of an operation, mostly valid. The same random numbers and ids make the same request. */
export function requestOf(
  operation: DocumentedOperation,
  source: Source,
  { base, token }: { readonly base: string; readonly token: string },
): Request {
  const { random } = source;
  const of = (where: string) => operation.parameters.filter((parameter) => parameter.in === where);
  const textOf = (schema: Node): string => {
    const value = random() < 0.1 ? hostile(source) : fitting(schema, source);
    return wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  };
  const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const parameter = of('path').find((each) => each.name === name);
    return encodeURIComponent((parameter === undefined ? '' : textOf(parameter.schema)) || 'x');
  });
  const query = new URLSearchParams(
    of('query')
      .filter(({ required }) => required || random() < 0.4)
      .map(({ name, schema }) => [name, textOf(schema)]),
  ).toString();
  const headers = of('header').map(({ name }) => [
    name.toLowerCase(),
    name === 'If-Match'
      ? pick(['"1"', '"2"', '"3"', '*', '"x"'], random)
      : `key-${Math.floor(random() * 1e9)}`,
  ]);
  const isJson = operation.body !== undefined;
  const value = !isJson ? undefined : random() < 0.05 ? hostile(source) : bodyOf(operation, source);
  return {
    operation,
    url: `${base}${path}${query === '' ? '' : `?${query}`}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...Object.fromEntries(headers),
    } as Readonly<Record<string, string>>,
    body: isJson ? (JSON.stringify(value) ?? 'null') : undefined,
  };
}

/** The contract's example with some fields changed, or a body made from the schema alone. */
function bodyOf({ body, example }: DocumentedOperation, source: Source): unknown {
  const { random } = source;
  const schema = body as Node;
  if (random() < 0.3) return fitting(schema, source);
  const properties = (schema['properties'] ?? {}) as Record<string, Node>;
  const changed = Object.entries(properties).flatMap(([name, each]) => {
    // The ids of the example do not exist, but one from an earlier answer may.
    const isId = String(each['pattern']).includes('_[0-9A-HJ');
    if (random() >= (isId ? 0.9 : 0.15)) return [];
    return [[name, random() < 0.2 ? hostile(source) : fitting(each, source)]];
  });
  return { ...(example as object), ...(Object.fromEntries(changed) as object) };
}

const WORDS = ['US', '1', '100', '41.5', '0', '0.01', '9999999', 'USD', 'EUR', 'AAPL', 'en', 'Europe/Berlin'];
const HOSTILE: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\u0000',
    '\u202e',
    '../..',
    "' or 1=1 --",
    '<script>',
    '%s%n',
    '１',
    '1e5',
    'NaN',
    '-0',
    '0x10',
  ],
  ...['1.123456789', '999999999999999999999', 'A'.repeat(20_000), '\ud83d\ude00', '2026-02-30', '-1', '.5'],
  ...[null, true, -1, 0.1, 1e308, [], {}, [[[[]]]], { __proto__: null, constructor: 1 }, nested(200)],
];

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = { a: value };
  return value;
}

function hostile({ random, known }: Source): unknown {
  return random() < 0.1 && known.length > 0 ? pick(known, random) : pick(HOSTILE, random);
}

/** A value that the schema allows, mostly. */
function fitting(schema: Node, source: Source): unknown {
  const { random, known } = source;
  const choices = (schema['enum'] ?? schema['x-extensible-enum']) as readonly unknown[] | undefined;
  if (choices !== undefined) return pick(choices, random);
  const type = [schema['type']].flat()[0];
  if (type === 'boolean') return random() < 0.5;
  if (type === 'integer') return Math.floor(random() * 120);
  if (type === 'array') {
    const length = Math.floor(random() * 4);
    return Array.from({ length }, () => fitting(schema['items'] as Node, source));
  }
  if (type === 'object' || schema['properties'] !== undefined) {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Node>);
    return Object.fromEntries(
      properties.filter(() => random() < 0.8).map(([name, each]) => [name, fitting(each, source)]),
    );
  }
  if (schema['format'] === 'date-time')
    return pick(['2026-03-02T15:00:00.000Z', '2020-01-01T00:00:00Z'], random);
  if (schema['format'] === 'date') return pick(['2026-03-02', '2026-02-29', '2027-01-01'], random);
  const fits = [...known, ...WORDS, ...((schema['examples'] ?? []) as string[])].filter(
    (word) => typeof schema['pattern'] !== 'string' || new RegExp(schema['pattern'], 'u').test(word),
  );
  return fits.length === 0 ? `ord_${'0'.repeat(26)}` : pick(fits, random);
}

/** A URL cannot contain a lone surrogate. */
const wellFormed = (text: string): string => text.slice(0, 2_000).replace(/[\ud800-\udfff]/g, '');
