import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { indicesQuery, type IndexFacts } from '../../stores/indices.js';
import { instrumentQuery, type Instrument } from '../../stores/instruments.js';

/** What a list can hold: an instrument, or an index, which has no tick of its own. */
export interface Listed extends Pick<Instrument, 'name' | 'marketId'> {
  tickSize?: string;
  index?: IndexFacts;
}

/** What is known of the instruments and indices of a list: lists carry symbols and quotes alone. */
export function useInstruments(symbols: readonly string[]): ReadonlyMap<string, Listed> {
  const { data: indices = [], isPending } = useQuery(indicesQuery);
  const isIndex = (symbol: string) => indices.some((index) => index.symbol === symbol);
  const instruments = useQueries({
    // An index is no instrument: asking for it as one would only be refused.
    queries: symbols.map((symbol) => ({
      ...instrumentQuery(symbol),
      enabled: !isPending && !isIndex(symbol),
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return useMemo(
    () =>
      new Map<string, Listed>([
        ...instruments.map((instrument) => [instrument.symbol, instrument] as const),
        ...indices.map((index) => [index.symbol, { ...index, index }] as const),
      ]),
    [instruments, indices],
  );
}
