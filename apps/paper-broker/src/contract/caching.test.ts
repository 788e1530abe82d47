import { describe, expect, it } from 'vitest';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { documented, type DocumentedOperation } from './testing/contractDocument.js';
import type { Answer } from './testing/exchange.js';
import { examples } from './testing/examples.js';
import { useDemoWorld } from './testing/useDemoWorld.js';

/** Caching headers of every read operation, as the contract demands them. */

const isStream = ({ responses }: DocumentedOperation): boolean =>
  responses['200']?.content?.['text/event-stream'] !== undefined;
const reads = documented.filter((each) => each.method === 'GET' && !isStream(each));
const isKept = ({ responses }: DocumentedOperation): boolean => responses['304'] !== undefined;
/** Data that describes the service and is the same for every caller. */
const isReference = ({ tags }: DocumentedOperation): boolean =>
  tags.includes('reference') || tags.includes('document');
const named = (operations: readonly DocumentedOperation[]) =>
  operations.map((operation) => [operation.operationId, operation] as const);

describe('the contract promises a tag', () => {
  it.each(named(reads.filter(isReference)))('for %s, which is reference data', (_id, operation) => {
    expect(isKept(operation)).toBe(true);
  });

  it('for nothing that belongs to a member', () => {
    expect(reads.filter((each) => each.needsSession && isKept(each))).toEqual([]);
  });
});

describeOnBothStores('an answer', (makeStore) => {
  const demo = useDemoWorld(makeStore);

  const read = async (
    operation: DocumentedOperation,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const {
      path = [],
      query = '',
      token,
      body: _none,
      ...example
    } = (await examples[operation.operationId]?.(demo.mine, demo.world)) ?? {};
    let index = 0;
    const concrete = operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(path[index++] ?? ''));
    return demo.world.send('GET', `${concrete}${query}`, {
      ...(operation.needsSession ? { token: token ?? demo.mine.token } : {}),
      headers: { ...example.headers, ...headers },
    });
  };

  it.each(named(reads.filter(isKept)))(
    'of %s may be kept by everybody, and is known by its tag',
    async (_id, operation) => {
      const first = await read(operation);
      expect(first.status).toBe(200);
      expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toMatch(/^(W\/)?"[\w-]+"$/);
      const again = await read(operation, { 'if-none-match': tag });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
      expect(again.headers.get('etag')).toBe(tag);

      const german = await read(operation, { 'accept-language': 'de' });
      if (german.text !== first.text) expect(first.headers.get('vary')).toMatch(/Accept-Language/);
    },
  );

  it.each(named(reads.filter((each) => !isKept(each))))('of %s is kept by nobody', async (_id, operation) => {
    const { headers } = await read(operation);
    expect(headers.get('cache-control')).toMatch(/^no-(store|cache)$/);
    expect(headers.get('etag')).toBeNull();
  });

  it('that tells the business time is asked for anew each time', async () => {
    const settings = documented.find((each) => each.operationId === 'getBaseSettings');
    if (settings === undefined) throw new Error('There are no settings.');
    expect((await read(settings)).headers.get('cache-control')).toBe('public, max-age=0');
  });
});
