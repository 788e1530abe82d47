import type { Quote } from './quoteCells.js';

/** Maximum symbols of one call, which serves all rows that appear together. */
const BATCH = 100;

/** Loads the current quotes of symbols in as few calls as possible. `put` takes the quotes of each call. */
export async function loadSnapshots(
  symbols: readonly string[],
  load: (symbols: readonly string[]) => Promise<readonly Quote[]>,
  put: (quotes: readonly Quote[]) => void,
): Promise<void> {
  for (let start = 0; start < symbols.length; start += BATCH) {
    try {
      put(await load(symbols.slice(start, start + BATCH)));
    } catch {
      // The stream sends the same quotes when it connects, so a failed snapshot only delays them.
    }
  }
}
