import { useEffect, useState } from 'react';

/** Browsers fire longer timers at once, so a longer time means "never". */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** True once the component has been mounted for `delayMs`, so that a short wait shows nothing. */
export function useDelayed(delayMs: number): boolean {
  const [isOver, setOver] = useState(delayMs <= 0);
  useEffect(() => {
    if (delayMs > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver;
}
