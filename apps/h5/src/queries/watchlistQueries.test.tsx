import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchlists, type Watchlist } from './watchlistQueries.js';
import { queryClient } from './queryClient.js';

/** The list as the server has it. */
let symbols: readonly string[];
let version: number;
/** What another device does just before each of this device's writes. */
let beforeWrite: () => void;
let writes: (readonly string[])[];

const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const list = () => ({
  id: 'wl_1',
  name: 'Mine',
  version,
  items: symbols.map((symbol) => ({ symbol, quote: {} })),
});

/** The edge of the network: one list, which a write replaces if it names its version. */
async function serve(request: Request): Promise<Response> {
  if (request.method === 'GET') return answer(200, { data: [list()] });
  beforeWrite();
  const wanted = ((await request.json()) as { symbols: string[] }).symbols;
  writes.push(wanted);
  const named = request.headers.get('if-match');
  if (named === null) return answer(428, { code: 'precondition_required', status: 428 });
  if (named !== `"${version}"`) return answer(409, { code: 'version_conflict', status: 409 });
  symbols = wanted;
  version += 1;
  return answer(200, list());
}

beforeEach(() => {
  symbols = ['AAA', 'BBB', 'CCC'];
  version = 7;
  writes = [];
  beforeWrite = () => undefined;
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const shown = () => list() as unknown as Watchlist;
const without = (gone: string) => (now: readonly string[]) => now.filter((symbol) => symbol !== gone);
const other = (change: () => void) => () => {
  change();
  version += 1;
};

test('an edit of a list that nobody else changes is one write', async () => {
  await watchlists.edit(shown(), without('BBB'));
  expect(writes).toEqual([['AAA', 'CCC']]);
});

test('what another device added meanwhile stays, because the edit is made again on the list of now', async () => {
  const seen = shown();
  beforeWrite = () => {
    beforeWrite = () => undefined;
    other(() => (symbols = [...symbols, 'DDD']))();
  };
  await watchlists.edit(seen, without('BBB'));
  expect(writes).toEqual([
    ['AAA', 'CCC'],
    ['AAA', 'CCC', 'DDD'],
  ]);
  expect(symbols).toEqual(['AAA', 'CCC', 'DDD']);
});

test('a list that changes under every try is left as it is after three, and the failure is said', async () => {
  beforeWrite = other(() => (symbols = [...symbols].reverse()));
  await expect(watchlists.edit(shown(), without('BBB'))).rejects.toMatchObject({ code: 'version_conflict' });
  expect(writes).toHaveLength(3);
  expect(symbols).toContain('BBB');
});

test('a list that another device deleted meanwhile is not written again', async () => {
  vi.stubGlobal('fetch', (request: Request) =>
    request.method === 'GET' ? Promise.resolve(answer(200, { data: [] })) : serve(request),
  );
  beforeWrite = other(() => undefined);
  await expect(watchlists.edit(shown(), without('BBB'))).rejects.toMatchObject({ code: 'version_conflict' });
  expect(writes).toHaveLength(1);
});

test('another refusal is not tried again', async () => {
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'GET') return serve(request);
    writes.push([]);
    return Promise.resolve(answer(422, { code: 'watchlist_full', status: 422 }));
  });
  await expect(watchlists.edit(shown(), (now) => [...now, 'DDD'])).rejects.toMatchObject({
    code: 'watchlist_full',
  });
  expect(writes).toHaveLength(1);
});
