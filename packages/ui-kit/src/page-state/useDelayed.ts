import { useEffect, useState } from 'react';
import { LONGEST_TIMER_MS } from '../dom/longestTimer.js';

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
