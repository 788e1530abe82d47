import { queryOptions } from '@tanstack/react-query';
import { api } from '../../stores/api.js';
import { quotes } from '../../stores/quotes.js';
import { daysCourse } from './daysCourse.js';

/** A day of the longest session in bars of this length, and the last of the day before. */
const COURSE_INTERVAL = '15m';
const COURSE_BARS = 40;
/** A drawing of 48 px shows no more within this time. */
const COURSE_STALE_MS = 5 * 60_000;

/** The levels of an index since the last close before its last session, oldest first. */
export const courseQuery = (symbol: string, timezone: string) =>
  queryOptions({
    queryKey: ['public', 'candle', symbol, 'day'],
    queryFn: async ({ signal }) => {
      const query = { symbol, interval: COURSE_INTERVAL, limit: COURSE_BARS } as const;
      const { data } = await api.get('/candle', { params: { query }, signal });
      return daysCourse(data, timezone);
    },
    staleTime: COURSE_STALE_MS,
  });

/** How many of a market's stocks stand on the page of its index. */
const STOCKS_SHOWN = 5;

/** The stocks of a market with the highest value traded today. */
export const mostActiveQuery = (marketId: string) =>
  queryOptions({
    queryKey: ['public', 'mover', marketId, 'most_active', STOCKS_SHOWN],
    queryFn: async ({ signal }) => {
      const query = { marketId, kind: 'most_active', limit: STOCKS_SHOWN } as const;
      const { data } = await api.get('/mover', { params: { query }, signal });
      quotes.put(data);
      return data.map(({ symbol, name, tickSize }) => ({ symbol, name, tickSize }));
    },
  });
