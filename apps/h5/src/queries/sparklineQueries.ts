import { queryOptions } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { MINUTE_MS } from '../durations.js';

/** Rows that appear together share a request, for as many symbols as the contract allows. */
const GATHER_MS = 20;
const MOST_SYMBOLS = 100;
/** A sparkline of 48 px shows no change within this time. */
const STALE_MS = 5 * MINUTE_MS;

interface Waiting {
  readonly symbol: string;
  readonly resolve: (levels: readonly string[]) => void;
  readonly reject: (error: unknown) => void;
}

let waiting: Waiting[] = [];

async function ask(): Promise<void> {
  const asked = waiting;
  waiting = [];
  for (let start = 0; start < asked.length; start += MOST_SYMBOLS) {
    const part = asked.slice(start, start + MOST_SYMBOLS);
    try {
      const symbols = part.map(({ symbol }) => symbol).join(',');
      const { data } = await api.get('/course', { params: { query: { symbols } } });
      const levels = new Map(data.map(({ symbol, levels }) => [symbol, levels]));
      for (const { symbol, resolve } of part) resolve(levels.get(symbol) ?? []);
    } catch (error) {
      for (const { reject } of part) reject(error);
    }
  }
}

/** The prices of an instrument's or index's last session, oldest first, for a sparkline. */
export const sparklineQuery = (symbol: string) =>
  queryOptions({
    queryKey: ['public', 'sparkline', symbol],
    queryFn: () =>
      new Promise<readonly string[]>((resolve, reject) => {
        if (waiting.length === 0) setTimeout(() => void ask(), GATHER_MS);
        waiting.push({ symbol, resolve, reject });
      }),
    staleTime: STALE_MS,
    // A sparkline that does not load stays empty; the figures beside it say the same.
    retry: false,
  });
