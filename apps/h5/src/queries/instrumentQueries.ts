import type { Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { MINUTE_MS } from '../durations.js';

export type Instrument = Schemas['Instrument'];

/** An instrument: its name, lot, tick, currency, and whether it is halted. `useQuote` has its price. */
export const instrumentQuery = (symbol: string) =>
  queryOptions({
    queryKey: ['public', 'instrument', symbol],
    queryFn: ({ signal }) => api.get('/instrument/{symbol}', { params: { path: { symbol } }, signal }),
    staleTime: MINUTE_MS,
  });

/** Fraction digits of prices with this tick. @example pricePlaces('0.01') // 2 */
export function pricePlaces(tickSize: string | undefined): number {
  if (tickSize === undefined) return 2;
  return tickSize.split('.')[1]?.replace(/0+$/, '').length ?? 0;
}
