import type { Quote } from './quoteCells.js';

/** Maximum symbols of one call, which serves all rows that appear together. */
const BATCH = 100;

export interface QuoteSnapshotsOptions {
  load: (symbols: readonly string[]) => Promise<readonly Quote[]>;
  put: (quotes: readonly Quote[]) => void;
  isKnown: (symbol: string) => boolean;
}

/** Loads the current quotes of symbols, in as few calls as possible, to show them before the stream sends them. */
export function createQuoteSnapshots({ load, put, isKnown }: QuoteSnapshotsOptions) {
  const wanted = new Set<string>();

  async function loadAll(symbols: readonly string[]): Promise<void> {
    for (let start = 0; start < symbols.length; start += BATCH) {
      try {
        put(await load(symbols.slice(start, start + BATCH)));
      } catch {
        // The stream sends the same quotes when it connects, so a failed snapshot only delays them.
      }
    }
  }

  return {
    load: loadAll,
    /** Notes a symbol for `loadWanted`. */
    want: (symbol: string) => void wanted.add(symbol),
    /** Loads the noted symbols, except those whose quotes have arrived since. */
    loadWanted(): Promise<void> {
      const missing = [...wanted].filter((symbol) => !isKnown(symbol));
      wanted.clear();
      return loadAll(missing);
    },
  };
}
