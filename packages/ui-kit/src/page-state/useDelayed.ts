import { useEffect, useState } from 'react';

/** True once the component has been on screen for `delayMs`, so that a short wait shows nothing at all. */
export function useDelayed(delayMs: number): boolean {
  const [isOver, setOver] = useState(delayMs <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver;
}
