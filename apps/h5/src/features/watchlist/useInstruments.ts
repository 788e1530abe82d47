import { useQueries } from '@tanstack/react-query';
import { instrumentQuery, type Instrument } from '../../stores/instruments.js';

/** What is known of the instruments of a list: lists carry symbols and quotes alone. */
export function useInstruments(symbols: readonly string[]): ReadonlyMap<string, Instrument> {
  return useQueries({
    queries: symbols.map(instrumentQuery),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data === undefined ? [] : [[data.symbol, data] as const]))),
  });
}
