import { createTurns } from '../util/turns.js';

const MAX_AT_ONCE = 4;
const takeTurn = createTurns(MAX_AT_ONCE, MAX_AT_ONCE);

/** Runs at most four works on pictures at a time, so that many uploads do not delay orders. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => takeTurn('pictures', work);

/** Loads sharp with the first picture, because the library is larger than the rest of the server. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
