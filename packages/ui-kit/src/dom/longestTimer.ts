/** Browsers fire longer timers at once, so a longer time means "never". ms */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;
