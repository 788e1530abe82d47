import { request } from 'node:http';
import { expect, it } from 'vitest';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { documented, faultsOf, type DocumentedOperation, type Node } from './testing/contractDocument.js';
import type { Example } from './testing/example.js';
import { examples } from './testing/examples.js';
import { useDemoWorld } from './testing/useDemoWorld.js';

/** A request as it goes out, byte by byte. */
interface Raw {
  readonly path: string;
  /** Names and values in turn, so that a name may come twice. */
  readonly headers: readonly string[];
  readonly parts: readonly (string | Buffer)[];
}

/** Ways to send a valid request oddly. Each changes one thing. */
const oddities: Readonly<Record<string, (raw: Raw, body: string) => Raw>> = {
  'a field of 20,000 levels': (raw) => ({
    ...raw,
    parts: [`{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  }),
  'numbers of 400 digits': (raw, body) => ({
    ...raw,
    parts: [body.replace(/"[^"]*"(?=[,}])/g, '9'.repeat(400))],
  }),
  'NUL in each text': (raw, body) => ({ ...raw, parts: [body.replace(/"(?=[,}])/g, String.raw`\u0000"`)] }),
  'a lone surrogate in each text': (raw, body) => ({
    ...raw,
    parts: [body.replace(/"(?=[,}])/g, String.raw`\ud800"`)],
  }),
  'two keys': (raw) => ({ ...raw, headers: [...raw.headers, 'idempotency-key', 'another'] }),
  'encoded slashes': (raw) => ({ ...raw, path: raw.path.replaceAll('/', '%2F').replace('%2F', '/') }),
};

describeOnBothStores('an odd request', (makeStore) => {
  const demo = useDemoWorld(makeStore);
  const writes = documented.filter(({ method }) => method !== 'GET');

  const send = (method: string, { path, headers, parts }: Raw) =>
    new Promise<{ status: number; text: string; type: string }>((resolve, reject) => {
      const { hostname, port } = new URL(demo.world.url);
      const sent = request({ hostname, port, method, path: `/api/v1${path}`, agent: false });
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
  const rawOf = ({ path }: DocumentedOperation, { query = '', body, headers, ...example }: Example) => {
    let index = 0;
    const target = path.replace(/\{\w+\}/g, () => encodeURIComponent(example.path?.[index++] ?? ''));
    const text = JSON.stringify(body ?? {});
    const named = {
      authorization: `Bearer ${demo.mine.token}`,
      'content-type': 'application/json',
      ...headers,
    };
    return { text, raw: { path: `${target}${query}`, headers: Object.entries(named).flat(), parts: [text] } };
  };
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
      for (const operation of writes) {
        const example = (await examples[operation.operationId]?.(demo.mine, demo.world)) ?? {};
        if (example.token !== undefined || operation.operationId === 'freezeAccount') continue;
        const { text, raw } = rawOf(operation, example);
        const answer = await send(operation.method, distort(raw, text));
        const fault = faultOf(operation, answer);
        if (fault !== undefined)
          faults.push(`${operation.operationId}: ${fault}: ${answer.status} ${answer.text}`);
      }
      expect(faults).toEqual([]);
    },
    60_000,
  );
});
