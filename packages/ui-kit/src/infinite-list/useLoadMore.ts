import { useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { parentOf } from '../dom/tree.js';

export interface LoadMoreOptions {
  count: number;
  hasMore: boolean;
  onLoadMore: (signal: AbortSignal) => Promise<unknown>;
  thresholdPx: number;
}

/** Loads when `end` comes near, one load at a time. A list that does not fill its container continues to load. */
export function useLoadMore({ count, hasMore, onLoadMore, thresholdPx }: LoadMoreOptions) {
  const end = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController | null>(null);
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  /** How many rows there were before the load that is to be announced. */
  const [countBefore, setCountBefore] = useState(count);
  /** How many rows there were when the last load began. A load that brought nothing is not repeated automatically. */
  const askedAt = useRef<number | null>(null);

  const load = async () => {
    if (running.current !== null || !hasMore) return;
    const controller = new AbortController();
    running.current = controller;
    askedAt.current = count;
    setCountBefore(count);
    setPhase('loading');
    try {
      await onLoadMore(controller.signal);
      if (!controller.signal.aborted) setPhase('idle');
    } catch {
      if (!controller.signal.aborted) setPhase('failed');
    } finally {
      if (running.current === controller) running.current = null;
    }
  };
  const onNear = useEffectEvent(() => {
    if (phase === 'idle' && askedAt.current !== count) void load();
  });

  useEffect(() => {
    const element = end.current;
    if (element === null || !hasMore || phase !== 'idle') return undefined;
    // Without it, as in a product's tests, the button loads.
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onNear();
      },
      { root: scrollerAround(element), rootMargin: `0px 0px ${String(thresholdPx)}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
    // Observes again after each load, because an end that stays in sight fires no new event.
  }, [hasMore, phase, count, thresholdPx]);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  return {
    phase,
    added: phase === 'idle' ? Math.max(0, count - countBefore) : 0,
    load: () => void load(),
    end,
  };
}

/** The element that scrolls the list, or its document. */
function scrollerAround(element: Element): Element | Document {
  const document = element.ownerDocument;
  for (let parent = parentOf(element); parent !== null; parent = parentOf(parent)) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY) && parent !== document.body) return parent;
  }
  return document;
}
