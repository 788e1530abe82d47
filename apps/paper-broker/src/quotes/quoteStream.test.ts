import type { Wire } from '@fairlot/api-client/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHaltBook } from '../market/haltBook.js';
import { openMarketData, type MarketDataApp } from './testing/openMarketData.js';

describe('the stream of quotes', () => {
  let test: MarketDataApp;

  beforeAll(async () => void (test = await openMarketData()));
  afterAll(() => test.close());

  it('begins with every quote and goes on with what changes, counted by one', async () => {
    const [a = '', b = ''] = test.symbolsOf('US');
    const events = await listen(test.origin, `symbols=${a},${b}`, 4, () => test.clock.advance(1_000));
    expect(events.slice(0, 2).map((event) => (event.data as Wire['Quote']).symbol)).toEqual([a, b]);
    expect(events.map((event) => event.id)).toEqual([1, 2, 3, 4]);
    const [first, , third] = events.map((event) => event.data as Wire['Quote']);
    expect(third?.sequence).toBeGreaterThan(first?.sequence ?? 0);
    const shown = (await test.getData<Wire['Quote']>(`/quote?symbols=${a}`))[0];
    expect(events.findLast((event) => (event.data as Wire['Quote']).symbol === a)?.data).toEqual(shown);
  });

  it('goes on counting where a reader was cut off', async () => {
    const [a = ''] = test.symbolsOf('US');
    const events = await listen(test.origin, `symbols=${a}`, 1, () => undefined, { 'last-event-id': '41' });
    expect(events[0]?.id).toBe(42);
  });

  it('says when a market closes', async () => {
    const [a = ''] = test.symbolsOf('US');
    const close = test.context.market.session('US', test.clock.now()).closesAt;
    test.clock.advance(close.getTime() - test.clock.now().getTime() - 1_000);
    // The list of markets may be cached until then, instead of for a minute.
    expect((await test.get('/market/app')).headers['cache-control']).toBe('public, max-age=1');
    const isStatus = ({ event }: SentEvent): boolean => event === 'status';
    const events = await listen(test.origin, `symbols=${a}`, 8, () => test.clock.advance(500), {}, isStatus);
    const status = events.find((event) => event.event === 'status');
    expect(status?.data).toMatchObject({ market_id: 'US', status: 'closed' });
  });

  it('sends a halt after every price, also where another process halted', async () => {
    const [symbol = ''] = test.symbolsOf('US');
    const opensAt = test.context.market.session('US', test.clock.now()).opensAt;
    if (opensAt !== null) test.clock.advance(opensAt.getTime() + 60_000 - test.clock.now().getTime());
    const elsewhere = createHaltBook(test.context);
    const haltedAtMs = test.clock.now().getTime();
    await test.halts.load();
    await elsewhere.set(symbol, 'halted');
    let seconds = 0;
    const advance = (): void => {
      test.clock.advance(1_000);
      seconds += 1;
      // Until the second is over, this process uses the halts that it knows, and sends prices from after the halt.
      if (seconds === 15) test.clock.advanceWall(2_000);
    };
    const isHalt = ({ data }: SentEvent): boolean => (data as Wire['Quote']).halted;
    const events = await listen(test.origin, `symbols=${symbol}`, 0, advance, {}, isHalt);
    const sent = events.map((event) => event.data as Wire['Quote']);
    const last = sent.at(-1);
    expect(sent.some(({ as_of: at, halted }) => !halted && Date.parse(at) > haltedAtMs)).toBe(true);
    expect(last).toMatchObject({ halted: true, as_of: new Date(haltedAtMs).toISOString() });
    const before = sent.slice(0, -1);
    expect(before.every(({ halted, sequence }) => !halted && sequence < (last?.sequence ?? 0))).toBe(true);

    // When the market has closed meanwhile, its closing price is later than the price at the halt.
    const closesAt = test.context.market.session('US', test.clock.now()).closesAt;
    test.clock.advance(closesAt.getTime() + 60_000 - test.clock.now().getTime());
    const [standing] = await test.getData<Wire['Quote']>(`/quote?symbols=${symbol}`);
    expect(standing).toMatchObject({ last: last?.last, halted: true });
    test.clock.advance(1_000);
    await test.halts.set(symbol, 'active');
    const [resumed] = await test.getData<Wire['Quote']>(`/quote?symbols=${symbol}`);
    expect(resumed).toMatchObject({ halted: false, as_of: closesAt.toISOString() });
    expect(resumed?.sequence).toBeGreaterThan(standing?.sequence ?? Infinity);
  });

  it('refuses unknown symbols before it begins', async () => {
    const answer = await fetch(`${test.origin}/api/v1/stream/quote?symbols=ZZZZ9`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  });
});

interface SentEvent {
  readonly event: string;
  readonly id: number;
  readonly data: unknown;
}

/**
 * Reads up to that many events of a stream, or up to the first one that `until` accepts. `advance` is called every
 * 100 ms.
 */
async function listen(
  origin: string,
  query: string,
  count: number,
  advance: () => void,
  headers: Record<string, string> = {},
  until?: (event: SentEvent) => boolean,
): Promise<SentEvent[]> {
  const stop = new AbortController();
  const answer = await fetch(`${origin}/api/v1/stream/quote?${query}`, { headers, signal: stop.signal });
  expect(answer.status).toBe(200);
  const timer = setInterval(advance, 100);
  const events: SentEvent[] = [];
  let text = '';
  const decoder = new TextDecoder();
  try {
    const reader = answer.body?.getReader();
    for (;;) {
      const chunk = await reader?.read();
      if (chunk?.value === undefined) break;
      text += decoder.decode(chunk.value, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      events.push(...parts.filter((part) => part.includes('data: ')).map(parseEvent));
      if (until === undefined ? events.length >= count : events.some(until)) break;
    }
  } finally {
    clearInterval(timer);
    stop.abort();
  }
  return until === undefined ? events.slice(0, count) : events;
}

function parseEvent(text: string): SentEvent {
  const field = (name: string): string =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? '';
  return { event: field('event'), id: Number(field('id')), data: JSON.parse(field('data')) };
}
