import type { Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../state/client.js';

export type Replay = Schemas['Replay'];

/** All recordings. The past is immutable. */
export const replaysQuery = queryOptions({
  queryKey: ['public', 'replay'],
  queryFn: async ({ signal }) => (await api.get('/replay', { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The days of a year and of the previous one, with which its averages and its chart begin. */
export const replayYearQuery = (symbol: string, year: number) =>
  queryOptions({
    queryKey: ['public', 'candle', symbol, '1d', year],
    queryFn: async ({ signal }) => {
      const query = {
        symbol,
        interval: '1d',
        from: `${year - 1}-01-01T00:00:00.000Z`,
        to: `${year + 1}-01-01T00:00:00.000Z`,
        limit: 1000,
      } as const;
      return (await api.get('/candle', { params: { query }, signal })).data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The years of a recording, newest first. */
export function yearsOf({ fromDate, toDate }: Pick<Replay, 'fromDate' | 'toDate'>): number[] {
  const first = Number(fromDate.slice(0, 4));
  const last = Number(toDate.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_unused, index) => last - index);
}
