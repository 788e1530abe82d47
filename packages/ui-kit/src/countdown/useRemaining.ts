import { useEffect, useState } from 'react';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { isPageHidden, onPageHidden } from '../dom/page.js';

const SECOND_MS = 1_000;

/**
 * Milliseconds until `untilMs` by the clock `now`, never below 0. It renders once a second, when the shown second
 * changes, and not at all after the end. `onEnd` is called once for each `untilMs` that is reached while mounted.
 */
export function useRemaining(untilMs: number, now: () => number, onEnd?: () => void): number {
  const readClock = useEffectEvent(now);
  const end = useEffectEvent(() => onEnd?.());
  const [atMs, setAtMs] = useState(now);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const nowMs = readClock();
      setAtMs(nowMs);
      const leftMs = untilMs - nowMs;
      if (leftMs <= 0) end();
      // Aligned to the end and read from the clock each time, so that a sleeping tab does not fall behind.
      else timer = setTimeout(tick, leftMs % SECOND_MS || SECOND_MS);
    };
    // A page that becomes visible again shows the correct time at once.
    const onVisible = () => {
      if (isPageHidden()) return;
      clearTimeout(timer);
      if (readClock() < untilMs) tick();
    };
    const isOver = readClock() >= untilMs;
    if (!isOver) timer = setTimeout(tick, (untilMs - readClock()) % SECOND_MS || SECOND_MS);
    const stop = onPageHidden(onVisible);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [untilMs]);

  return Math.max(0, untilMs - atMs);
}
