/** PGlite has no autovacuum; without one, the cost of a write doubles within some 4000 of them. */
const WRITES = 1000;
const INTERVAL_MS = 60_000;

/** Runs `vacuum` after every 1000 writes, and every 60 s in which there was one. */
export function vacuumAfterWrites(vacuum: () => Promise<unknown>): { wrote: () => void; stop: () => void } {
  let writes = 0;
  let isRunning = false;
  const run = (): void => {
    if (isRunning || writes === 0) return;
    isRunning = true;
    writes = 0;
    // A vacuum that fails costs speed only, and the next one comes: a line for who runs the server is all.
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
