// @ts-check

/**
 * The time limit for the start of a server. It is long, so that hours of work do not fail because the machine was busy
 * for some minutes.
 */
export const READY_TIMEOUT_MS = 1_800_000;

/**
 * `BENCH_MINUTES=3` ends each part of a benchmark that repeats something after three minutes, whatever its number of
 * repetitions. Call it at the beginning of a part.
 */
export function startTimeLimit() {
  const longestMs = Number(process.env['BENCH_MINUTES'] ?? Infinity) * 60_000;
  const startedAt = performance.now();
  const elapsedMs = () => performance.now() - startedAt;
  return {
    isOver: () => elapsedMs() >= longestMs,
    /** The rate per hour. @param {number} count done so far */
    perHour: (count) => Math.round((count / elapsedMs()) * 3_600_000),
  };
}
