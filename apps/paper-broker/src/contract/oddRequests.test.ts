import { request } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { describeOnOneStore } from '../db/testing/createTestStore.js';
import { operatorExamples } from '../operators/testing/operatorExamples.js';
import { openOperatorOffice, operatorDocument } from '../operators/testing/operatorOffice.js';
import { documented, faultsOf, type DocumentedOperation, type Node } from './testing/contractDocument.js';
import { exampleOf, fillPath } from './testing/documentedCalls.js';
import type { Example } from './testing/example.js';
import { useDemoWorld } from './testing/useDemoWorld.js';

/** A request as it goes out, byte by byte. */
interface Raw {
  readonly path: string;
  /** Names and values in turn, so that a name may come twice. */
  readonly headers: readonly string[];
  readonly parts: readonly (string | Buffer)[];
}

type Distort = (raw: Raw, body: string) => Raw;

const withBody =
  (change: (body: string) => string | Buffer): Distort =>
  (raw, body) => ({ ...raw, parts: [change(body)] });
const withHeader =
  (...added: readonly string[]): Distort =>
  (raw) => ({ ...raw, headers: [...raw.headers, ...added] });
const withPath =
  (change: (path: string) => string): Distort =>
  (raw) => ({ ...raw, path: change(raw.path) });
/** Each value that is a text, with its quotation marks. */
const TEXTS = /(?<=:)"[^"]*"(?=[,}])/g;

/**
 * Ways to send a valid request oddly. Each changes one thing. What one place answers for all operations, such as another
 * content type, has its own tests.
 */
const oddities: Readonly<Record<string, Distort>> = {
  'a field of 20,000 levels': withBody(() => `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
  'numbers of 400 digits': withBody((body) => body.replace(TEXTS, '9'.repeat(400))),
  'texts of 400 digits': withBody((body) => body.replace(TEXTS, `"${'9'.repeat(400)}"`)),
  'full-width digits': withBody((body) =>
    body.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ),
  'NUL in each text': withBody((body) => body.replace(/"(?=[,}])/g, String.raw`\u0000"`)),
  'a lone surrogate in each text': withBody((body) => body.replace(/"(?=[,}])/g, String.raw`\ud800"`)),
  'texts turned around': withBody((body) => body.replace(/"(?=[,}])/g, '\u202e"')),
  'long lists instead of texts': withBody((body) =>
    body.replace(TEXTS, (text) => `[${Array(2_000).fill(text).join()}]`),
  ),
  'two keys': withHeader('idempotency-key', 'another'),
  'two versions': withHeader('if-match', '"1"', 'if-match', '"2"'),
  'a parameter twice': withPath((path) => `${path}${path.includes('?') ? '&' : '?'}limit=1&limit=2`),
  'encoded slashes': withPath((path) => path.replaceAll('/', '%2F').replace('%2F', '/')),
  'NUL in its path': withPath((path) => path.replace(/(\?|$)/, '%00$1')),
};

interface Write {
  readonly operation: DocumentedOperation;
  readonly prefix: string;
  readonly raw: Raw;
  readonly body: string;
}

// Most are refused before the store, and both stores take the same parameters (stores.test.ts), so one is enough.
describeOnOneStore('an odd request', (makeStore) => {
  let aheadMs = 0;
  const wall = (): Date => new Date(Date.now() + aheadMs);
  const demo = useDemoWorld(makeStore, wall);
  /** A valid request of every operation that changes something, of customers and of operators. */
  const writes: Write[] = [];

  const toWrite = (prefix: string, operation: DocumentedOperation, example: Example): Write => {
    const { query = '', body, headers, token = demo.mine.token } = example;
    const named = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers };
    const text = JSON.stringify(body ?? {});
    const path = `${fillPath(operation.path, example.path)}${query}`;
    return {
      operation,
      prefix,
      body: text,
      raw: { path, headers: Object.entries(named).flat(), parts: [text] },
    };
  };

  beforeAll(async () => {
    const { world, mine } = demo;
    const office = await openOperatorOffice(world, wall, (ms) => void (aheadMs += ms));
    for (const operation of documented)
      if (operation.method !== 'GET')
        writes.push(toWrite('/api/v1', operation, await exampleOf(demo, operation)));
    for (const [id, make] of Object.entries(operatorExamples)) {
      const operation = operatorDocument.find(({ operationId }) => operationId === id);
      if (operation === undefined) throw new Error(`No operation ${id}`);
      writes.push(toWrite('/operator/v1', operation, await make({ world, office, mine })));
    }
  }, 60_000);

  const send = (method: string, prefix: string, { path, headers, parts }: Raw) =>
    new Promise<{ status: number; text: string; type: string }>((resolve, reject) => {
      const { hostname, port } = new URL(demo.world.url);
      const sent = request({ hostname, port, method, path: `${prefix}${path}`, agent: false });
      const byName = new Map<string, string[]>();
      headers.forEach((name, index) => {
        if (index % 2 === 0) byName.set(name, [...(byName.get(name) ?? []), headers[index + 1] ?? '']);
      });
      for (const [name, values] of byName) sent.setHeader(name, values);
      sent.on('error', reject);
      sent.on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (more: string) => (text += more));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text, type: answer.headers['content-type'] ?? '' }),
        );
      });
      for (const part of parts) sent.write(part);
      sent.end();
    });
  const faultOf = (
    operation: DocumentedOperation,
    { status, text, type }: { status: number; text: string; type: string },
  ): string | undefined => {
    if (status >= 500) return 'a failure';
    if (status < 400) return operation.responses[String(status)] === undefined ? 'undocumented' : undefined;
    if (!type.startsWith('application/problem+json')) return 'no problem document';
    const schema = operation.responses['default']?.content?.['application/problem+json']?.['schema'] as
      | Node
      | undefined;
    return schema === undefined ? undefined : faultsOf(schema, JSON.parse(text)).join('; ') || undefined;
  };

  it.each(Object.entries(oddities))(
    'with %s is answered by the contract, whatever it asks for',
    async (_name, distort) => {
      const faults: string[] = [];
      for (const { operation, prefix, raw, body } of writes) {
        const answer = await send(operation.method, prefix, distort(raw, body));
        const fault = faultOf(operation, answer);
        if (fault !== undefined)
          faults.push(`${operation.operationId}: ${fault}: ${answer.status} ${answer.text}`);
      }
      expect(faults).toEqual([]);
    },
    60_000,
  );

  it('is sent for every operators’ operation that changes something', () => {
    const wanted = operatorDocument
      .filter(({ method }) => method !== 'GET')
      .map(({ operationId }) => operationId);
    expect(Object.keys(operatorExamples).sort()).toEqual(wanted.sort());
  });
});
