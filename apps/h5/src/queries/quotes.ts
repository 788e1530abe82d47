import { quoteStream } from '@fairlot/api-client';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { api } from '../state/client.js';
import { contact } from '../state/contact.js';
import { createQuoteStore, type FeedState, type Quote } from '../state/quoteStore.js';
import { followVisibility } from './followVisibility.js';
import { queryClient } from './queryClient.js';
import { baseSettingsQuery, marketsQuery } from './referenceQueries.js';

/**
 * The live prices of the whole app. Pass it rows that contain quotes (`quotes.put(page.data)`), so that they show at
 * once.
 */
export const quotes = createQuoteStore({
  openStream(handlers) {
    followVisibility(quotes);
    const stream = quoteStream({
      client: api,
      onStatus: () => {
        void queryClient.invalidateQueries({ queryKey: marketsQuery.queryKey });
        // The clock of a demo jumps when a market closes.
        void queryClient.invalidateQueries({ queryKey: baseSettingsQuery.queryKey });
      },
      ...handlers,
      onState(state) {
        handlers.onState?.(state);
        if (state === 'paused') contact.doubt();
      },
    });
    contact.follow({
      isLost: () => stream.state === 'paused' && quotes.isFollowing(),
      retryNow: () => stream.isWaiting && stream.retryNow(),
    });
    return stream;
  },
  loadQuotes: async (symbols) => {
    const { data } = await api.get('/quote', { params: { query: { symbols: symbols.join(',') } } });
    return data;
  },
});

/** The live quote of a symbol; renders only when that symbol changes, at most once a frame. */
export function useQuote(symbol: string): Quote | undefined {
  const subscribe = useCallback((listener: () => void) => quotes.subscribe(symbol, listener), [symbol]);
  return useSyncExternalStore(subscribe, () => quotes.get(symbol));
}

/**
 * Quotes of several symbols for sums, such as a portfolio's value. The map has no entry for a symbol without a known
 * quote.
 * @param everyMs the minimum time between renders; without it, renders whenever one changes, in the same frame as the
 * rows of these symbols
 */
export function useQuotes(symbols: readonly string[], everyMs?: number): ReadonlyMap<string, Quote> {
  const key = symbols.join(',');
  const snapshot = useRef<{ key: string; quotes: ReadonlyMap<string, Quote> }>({
    key: '',
    quotes: new Map(),
  });
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const draw = () => {
        timer = undefined;
        snapshot.current = { key, quotes: collect(key) };
        listener();
      };
      const onTick = () => {
        if (everyMs === undefined) draw();
        else timer ??= setTimeout(draw, everyMs);
      };
      const stops = namesIn(key).map((symbol) => quotes.subscribe(symbol, onTick));
      return () => {
        clearTimeout(timer);
        for (const stop of stops) stop();
      };
    },
    [key, everyMs],
  );
  return useSyncExternalStore(subscribe, () => {
    if (snapshot.current.key !== key) snapshot.current = { key, quotes: collect(key) };
    return snapshot.current.quotes;
  });
}

const namesIn = (key: string) => (key === '' ? [] : key.split(','));

function collect(key: string): ReadonlyMap<string, Quote> {
  return new Map(
    namesIn(key).flatMap((symbol) => {
      const quote = quotes.get(symbol);
      return quote === undefined ? [] : [[symbol, quote] as const];
    }),
  );
}

/** Whether trading is currently halted, by the last price, or by the instrument until one is known. */
export function useIsHalted({ symbol, status }: { symbol: string; status: string }): boolean {
  const subscribe = useCallback((listener: () => void) => quotes.subscribe(symbol, listener), [symbol]);
  return useSyncExternalStore(subscribe, () => quotes.get(symbol)?.halted ?? status === 'halted');
}

/** Whether prices are live; show a quiet grey mark beside them for `paused`. */
export function useFeedState(): FeedState {
  return useSyncExternalStore(quotes.subscribeToFeedState, quotes.feedState);
}
