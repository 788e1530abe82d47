/** PGlite has no autovacuum. Without vacuum, the cost of a write doubles within about 4000 writes. */
const WRITES = 1000;
const INTERVAL_MS = 60_000;

/** Runs `vacuum` after every 1000 writes, and every 60 s if there was a write. */
export function vacuumAfterWrites(vacuum: () => Promise<unknown>): { wrote: () => void; stop: () => void } {
  let writes = 0;
  let isRunning = false;
  const run = (): void => {
    if (isRunning || writes === 0) return;
    isRunning = true;
    writes = 0;
    // A failed vacuum costs only speed and the next one follows, so a warning is enough.
    vacuum()
      .catch((error: unknown) =>
        process.emitWarning(`The embedded database was not vacuumed: ${String(error)}`),
      )
      .finally(() => (isRunning = false));
  };
  const timer = setInterval(run, INTERVAL_MS);
  timer.unref();
  return {
    wrote() {
      writes += 1;
      if (writes >= WRITES) run();
    },
    stop: () => clearInterval(timer),
  };
}
