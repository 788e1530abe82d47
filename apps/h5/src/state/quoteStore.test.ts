import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuoteStore, type Quote, type QuoteStoreOptions } from './quoteStore.js';

const quote = (symbol: string, sequence: number, changes: Partial<Quote> = {}): Quote => ({
  symbol,
  currency: 'USD',
  last: String(sequence),
  open: '1',
  high: '1',
  low: '1',
  close: null,
  previousClose: '1',
  change: '0',
  changePercentage: '0',
  volume: '0',
  sessionStatus: 'open',
  asOf: '2026-03-02T15:00:00.000Z',
  sequence,
  delayed: false,
  halted: false,
  ...changes,
});

type Handlers = Parameters<QuoteStoreOptions['openStream']>[0];

/** A store with a stream and frames that the test controls. */
function setUp() {
  const frames: (() => void)[] = [];
  const asked: string[][] = [];
  let handlers: Handlers | undefined;
  const setSymbols = vi.fn<(symbols: readonly string[]) => void>();
  const store = createQuoteStore({
    openStream(given) {
      handlers = given;
      return { setSymbols, retryNow: () => undefined };
    },
    loadQuotes: (symbols) => {
      asked.push([...symbols]);
      return Promise.resolve(symbols.map((symbol) => quote(symbol, 1)));
    },
    onNextFrame: (draw) => frames.push(draw),
    now: () => Date.now(),
  });
  return {
    store,
    asked,
    setSymbols,
    opened: () => handlers?.symbols,
    tick: (symbol: string, sequence: number, changes?: Partial<Quote>) =>
      handlers?.onQuote(quote(symbol, sequence, changes)),
    state: (state: 'live' | 'paused') => handlers?.onState?.(state),
    gap: (symbols: string[]) => handlers?.onGap?.(symbols),
    frame: () => frames.splice(0).forEach((draw) => draw()),
    frameCount: () => frames.length,
    settle: () => vi.advanceTimersByTimeAsync(0),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the quote store', () => {
  it('draws once a frame: of many ticks each row hears of the last, and other rows of nothing', async () => {
    const { store, tick, frame, frameCount, settle } = setUp();
    const heard = { a: vi.fn(), b: vi.fn() };
    store.subscribe('A', heard.a);
    store.subscribe('B', heard.b);
    await settle();
    frame();
    heard.a.mockClear();
    heard.b.mockClear();
    for (let sequence = 2; sequence <= 50; sequence += 1) tick('A', sequence);
    expect(frameCount()).toBe(1);
    expect(heard.a).not.toHaveBeenCalled();
    frame();
    expect(heard.a).toHaveBeenCalledTimes(1);
    expect(heard.b).not.toHaveBeenCalled();
    expect(store.get('A')?.last).toBe('50');
  });

  it('never lets an older quote win, wherever it comes from', async () => {
    const { store, tick, frame, settle } = setUp();
    store.subscribe('A', () => undefined);
    await settle();
    tick('A', 9);
    store.put([quote('A', 4)]);
    frame();
    tick('A', 8);
    frame();
    expect(store.get('A')?.sequence).toBe(9);
  });

  it('asks once for the quotes of all rows that appear together, but not for those it has', async () => {
    const { store, asked, opened, frame, settle } = setUp();
    store.put([quote('A', 3)]);
    frame();
    for (const symbol of ['A', 'B', 'C']) store.subscribe(symbol, () => undefined);
    await settle();
    expect(asked).toEqual([['B', 'C']]);
    expect(new Set(opened())).toEqual(new Set(['A', 'B', 'C']));
  });

  it('follows a symbol for half a second after its row has gone', async () => {
    const { store, setSymbols, settle } = setUp();
    store.subscribe('A', () => undefined);
    const stop = store.subscribe('B', () => undefined);
    await settle();
    stop();
    await vi.advanceTimersByTimeAsync(400);
    const again = store.subscribe('B', () => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(setSymbols).not.toHaveBeenCalled();
    again();
    await vi.advanceTimersByTimeAsync(600);
    expect(setSymbols).toHaveBeenLastCalledWith(['A']);
  });

  it('asks the stream once when the rows of a page have gone together', async () => {
    const { store, setSymbols, settle } = setUp();
    store.subscribe('A', () => undefined);
    const stops = ['B', 'C', 'D', 'E'].map((symbol) => store.subscribe(symbol, () => undefined));
    await settle();
    for (const stop of stops) stop();
    // One comes back on the next page.
    await vi.advanceTimersByTimeAsync(100);
    store.subscribe('E', () => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(setSymbols.mock.calls).toEqual([[['E', 'A']]]);
  });

  it('puts the newest demand first, because the stream carries only so many', async () => {
    const { store, setSymbols, settle } = setUp();
    store.subscribe('A', () => undefined);
    await settle();
    store.subscribe('B', () => undefined);
    await settle();
    expect(setSymbols).toHaveBeenLastCalledWith(['B', 'A']);
  });

  it('counts five quiet seconds of an open market as paused, and a tick as live again', async () => {
    const { store, state, tick, frame, settle } = setUp();
    const heard = vi.fn();
    store.subscribeToFeedState(heard);
    store.subscribe('A', () => undefined);
    await settle();
    state('live');
    // Its first price, from which on it may be silent.
    tick('A', 2);
    frame();
    expect(store.feedState()).toBe('live');
    await vi.advanceTimersByTimeAsync(5_100);
    expect(store.feedState()).toBe('paused');
    tick('A', 3);
    expect(store.feedState()).toBe('live');
    expect(heard).toHaveBeenCalled();
  });

  it('expects no prices of a halted symbol, and reports their absence once it trades again', async () => {
    const { store, state, tick, frame, settle } = setUp();
    store.subscribe('A', () => undefined);
    await settle();
    state('live');
    tick('A', 2);
    frame();
    tick('A', 3, { halted: true });
    frame();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(store.feedState()).toBe('live');
    tick('A', 4);
    frame();
    await vi.advanceTimersByTimeAsync(5_100);
    expect(store.feedState()).toBe('paused');
  });

  it('reads a snapshot when an event of the stream is missing', async () => {
    const { store, asked, gap, settle } = setUp();
    store.subscribe('A', () => undefined);
    await settle();
    gap(['A']);
    await settle();
    expect(asked).toEqual([['A'], ['A']]);
  });

  it('closes the connection while the page is hidden, and then follows again what is on screen', async () => {
    const { store, setSymbols, settle } = setUp();
    store.subscribe('A', () => undefined);
    await settle();
    store.rest();
    expect(setSymbols).toHaveBeenLastCalledWith([]);
    store.subscribe('B', () => undefined);
    await settle();
    expect(setSymbols).toHaveBeenLastCalledWith([]);
    store.wake();
    expect(setSymbols).toHaveBeenLastCalledWith(['B', 'A']);
    const calls = setSymbols.mock.calls.length;
    store.wake();
    expect(setSymbols).toHaveBeenCalledTimes(calls);
  });

  it('is paused after the sleep until the first price, so that no old price looks fresh', async () => {
    const { store, state, tick, frame, settle } = setUp();
    store.subscribe('A', () => undefined);
    await settle();
    state('live');
    tick('A', 2);
    frame();
    tick('A', 3);
    frame();
    store.rest();
    await vi.advanceTimersByTimeAsync(8 * 3_600_000);
    store.wake();
    expect(store.feedState()).toBe('paused');
    tick('A', 4);
    expect(store.feedState()).toBe('live');
  });
});
