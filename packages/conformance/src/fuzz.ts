import { faultsOf, isStream, problemOf, schemaOf, type DocumentedOperation, type Node } from './contract.js';

/**
 * A fuzzer. It sends requests made from the contract, valid or not, in sequences of steps, and every answer
 * must fit the contract. A step is a number; its request follows from that number and the ids that earlier
 * answers of the sequence contained. So a sequence can be repeated without some of its steps, and a failure is
 * reduced to the shortest sequence found that still fails.
 */

export interface Target {
  /** With the version: `https://broker.example/api/v1`. */
  readonly base: string;
  readonly token: string;
  readonly operations: readonly DocumentedOperation[];
  readonly answerMs?: number;
}

/** A request of a step, as it was sent. */
export interface Request {
  readonly operation: DocumentedOperation;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface Failure {
  readonly fault: string;
  /** The sequence that fails, reduced. */
  readonly requests: readonly Request[];
}

export interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  /** How many sequences run at the same time. */
  readonly lanes?: number;
  readonly onProgress?: (sent: number) => void;
  /** Asked between two sequences; true ends the run. */
  readonly isOver?: () => boolean;
}

const STEPS = 25;
const ANSWER_MS = 10_000;
const MOST_REPLAYS = 200;
/** Left out: streams, which stay open, and operations that end the session or change how to sign in. */
const LEFT_OUT =
  /^(stream|logout|rotate|end|freeze|reset|changePassword|setPayPassword|changeContact|startTotp)/;

/** Sends about `requests` requests. @returns the first failure, reduced as far as it can be repeated alone */
export async function fuzz(
  target: Target,
  { seed, requests, lanes = 1, onProgress, isOver = () => false }: FuzzOptions,
): Promise<Failure | undefined> {
  const operations = target.operations.filter(
    (operation) => !LEFT_OUT.test(operation.operationId) && !isStream(operation),
  );
  const random = createRandom(seed);
  let [begun, sent] = [0, 0];
  const failures: { readonly place: number; readonly story: readonly number[]; readonly failure: Failure }[] =
    [];
  const tellStories = async (): Promise<void> => {
    while (begun < requests && failures.length === 0 && !isOver()) {
      const place = begun;
      begun += STEPS;
      const story = Array.from({ length: STEPS }, () => Math.floor(random() * 2 ** 32));
      const failure = await tell(story, operations, target);
      if (failure !== undefined) failures.push({ place, story, failure });
      else onProgress?.((sent += STEPS));
    }
  };
  await Promise.all(Array.from({ length: lanes }, tellStories));
  const [first] = failures.toSorted((one, other) => one.place - other.place);
  if (first === undefined) return undefined;
  const { story, failure } = first;
  return shorten(story.slice(0, failure.requests.length), failure, operations, target);
}

/** Removes steps, first half of them and finally one at a time, as long as the rest still fails. */
async function shorten(
  story: readonly number[],
  failure: Failure,
  operations: readonly DocumentedOperation[],
  target: Target,
): Promise<Failure> {
  let [shortest, found] = [story, failure];
  let replays = 0;
  for (let size = Math.ceil(story.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < shortest.length && replays < MOST_REPLAYS; replays += 1) {
      const rest = [...shortest.slice(0, at), ...shortest.slice(at + size)];
      const again = rest.length === 0 ? undefined : await tell(rest, operations, target);
      if (again === undefined) at += size;
      else [shortest, found] = [rest.slice(0, again.requests.length), again];
    }
  }
  return found;
}

/** Sends the steps of a sequence. @returns the failure, with the requests up to it */
async function tell(
  story: readonly number[],
  operations: readonly DocumentedOperation[],
  target: Target,
): Promise<Failure | undefined> {
  const known = new Set<string>();
  const requests: Request[] = [];
  for (const step of story) {
    const random = createRandom(step);
    const request = requestOf(pick(operations, random), { random, known: [...known] }, target);
    requests.push(request);
    const { fault, text } = await send(request, target.answerMs ?? ANSWER_MS);
    if (fault !== undefined) return { fault, requests };
    for (const [id] of text.matchAll(/\b[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}\b/g)) known.add(id);
  }
  return undefined;
}

async function send(
  { operation, url, headers, body }: Request,
  answerMs: number,
): Promise<{ fault: string | undefined; text: string }> {
  const { method } = operation;
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(answerMs),
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { fault: faultIn(operation, response, text), text };
  } catch (error) {
    return { fault: `${operation.operationId}: no answer (${String(error)})`, text: '' };
  }
}

function faultIn(
  operation: DocumentedOperation,
  { status, headers }: Response,
  text: string,
): string | undefined {
  const said = `${operation.operationId} answered ${status}`;
  if (status >= 500 && status !== 503) return `${said}: ${text.slice(0, 300)}`;
  const isJson = /json/.test(headers.get('content-type') ?? '');
  const schema = status >= 400 ? problemOf(operation) : schemaOf(operation, status);
  if (status < 400 && !(String(status) in operation.responses))
    return `${said}, which openapi.yaml does not have`;
  if (status >= 400 && !isJson) return `${said} with ${headers.get('content-type') ?? 'nothing'}`;
  if (schema === undefined || !isJson) return undefined;
  const [fault] = faultsOf(schema, JSON.parse(text));
  return fault === undefined ? undefined : `${said}: ${fault}`;
}

/** The requests of a failure as lines for a shell. @param token what replaces the session token */
export function toCurl({ requests }: Failure, token = '$TOKEN'): string {
  return requests
    .map(({ operation, url, headers, body }) => {
      const named = Object.entries(headers).map(([name, value]) =>
        quoted(`${name}: ${name === 'authorization' ? `Bearer ${token}` : value}`),
      );
      const sent = body === undefined ? '' : ` --data-raw ${quoted(body)}`;
      return `curl -X ${operation.method} ${named.map((header) => `-H ${header}`).join(' ')}${sent} ${quoted(url)}`;
    })
    .join('\n');
}

/** Quotes text for a shell; `$TOKEN` stays a variable. */
const quoted = (text: string): string =>
  text.includes('$TOKEN') ? `"${text}"` : `'${text.replaceAll("'", `'\\''`)}'`;

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

function pick<T>(from: readonly T[], random: Random): T {
  return from[Math.floor(random() * from.length)] as T;
}

function requestOf(operation: DocumentedOperation, source: Source, { base, token }: Target): Request {
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
