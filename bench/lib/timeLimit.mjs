// @ts-check

/** For a server to start: hours of work do not end because the machine was busy with something else for some minutes. */
export const READY_TIMEOUT_MS = 1_800_000;

/**
 * `BENCH_MINUTES=3` ends each part of a benchmark that repeats one thing after three minutes, however often it was to
 * be done. Call it at the beginning of a part.
 */
export function startTimeLimit() {
  const longestMs = Number(process.env['BENCH_MINUTES'] ?? Infinity) * 60_000;
  const startedAt = performance.now();
  const elapsedMs = () => performance.now() - startedAt;
  return {
    isOver: () => elapsedMs() >= longestMs,
    /** How many there would be in an hour. @param {number} count of those done so far */
    perHour: (count) => Math.round((count / elapsedMs()) * 3_600_000),
  };
}
