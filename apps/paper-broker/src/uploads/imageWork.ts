const MAX_AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs at most four works on pictures at a time, so that many uploads do not delay orders. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** Loads sharp with the first picture, because the library is larger than the rest of the server. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
