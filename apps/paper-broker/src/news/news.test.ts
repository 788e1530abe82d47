import type { Wire } from '@fairlot/api-client/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.js';
import { ANY_STORE, createTestStore } from '../db/testing/createTestStore.js';
import { HOUR_MS } from '../util/durations.js';
import { createCursors } from '../http/cursor.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
import { createNewsOperations } from './operations.js';

describe('news', () => {
  let db: Database;
  let test: TestApp;

  beforeAll(async () => {
    db = await createTestStore(ANY_STORE);
    test = await createTestApp(
      db,
      (context) => createNewsOperations({ ...context, cursors: createCursors(context) }),
      { rateLimits: false },
    );
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await test.app.inject({ url: `/api/v1${path}`, headers });
    return { status: answer.statusCode, body: answer.json<never>() };
  };
  const getPage = async (query: string): Promise<Wire['NewsPage']> => (await get(`/news${query}`)).body;

  it('come page by page, each once, also while new ones come in', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const next: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const page = await getPage(`?market_id=HK&limit=7${next}`);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
      test.clock.advance(3 * HOUR_MS);
    } while (cursor !== null);
    expect(seen.length).toBeGreaterThan(40);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('are of one market, one company, or the days of one index', async () => {
    const { data } = await getPage('?market_id=FR&limit=20');
    expect(new Set(data.map((story) => story.market_id))).toEqual(new Set(['FR']));
    const company = data.find((story) => story.kind === 'results')?.symbols[0]?.symbol ?? '';
    const ofCompany = await getPage(`?symbol=${company}`);
    expect(new Set(ofCompany.data.map((story) => story.symbols[0]?.symbol))).toEqual(new Set([company]));
    const ofIndex = await getPage('?symbol=NA-500');
    expect(new Set(ofIndex.data.map((story) => story.kind))).toEqual(new Set(['session']));
    expect((await getPage(`?symbol=${company}&market_id=HK`)).data).toEqual([]);
  });

  it('are found once a minute, however often they are read', async () => {
    const reports = vi.spyOn(test.context.market, 'reports');
    const first = await getPage('?limit=100');
    expect(reports).toHaveBeenCalled();
    reports.mockClear();
    expect(await getPage('?limit=100')).toEqual(first);
    expect(reports).not.toHaveBeenCalled();
    test.clock.advance(60_000);
    await getPage('?limit=100');
    expect(reports).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('lead from one story to the next and back', async () => {
    const { data } = await getPage('?market_id=US&limit=3');
    const [, middle] = data;
    const { body } = await get(`/news/${middle?.id}`);
    expect(body).toMatchObject({ ...middle, newer_id: data[0]?.id, older_id: data[2]?.id });
  });

  it('are in the language asked for, as paragraphs of plain text', async () => {
    const [first] = (await getPage('?market_id=US&limit=1')).data;
    const { body } = await get(`/news/${first?.id}`, { 'accept-language': 'de' });
    const story: Wire['NewsStory'] = body;
    expect(story.source).toBe('Simulierte Redaktion');
    expect(story.body_html).toMatch(/^(<p>[^<>]+<\/p>)+$/);
    expect(story.body_html).toContain('simuliert');
  });

  it('refuse what is no market, no symbol, no story and another list’s cursor', async () => {
    expect((await get('/news?market_id=XX')).status).toBe(404);
    expect((await get('/news?symbol=NOPE')).status).toBe(404);
    expect((await get('/news/nws_results.NOPE.2026-02-03')).status).toBe(404);
    expect((await get('/news/%3Cscript%3E')).status).toBe(400);
    const { next_cursor: cursor } = await getPage('?market_id=US&limit=1');
    expect((await get(`/news?market_id=HK&cursor=${encodeURIComponent(cursor ?? '')}`)).body).toMatchObject({
      code: 'invalid_cursor',
    });
  });
});
