import { useEffect, useRef, type RefObject } from 'react';
import { usePage } from '../../engine/index.js';

/**
 * Calls `onReach` when the end of a list comes within the page's `reachBottom` of the screen. It calls again each
 * time `isActive` becomes true while the end is still there, because a page of rows may be shorter than the screen.
 */
export function useReachEnd(onReach: () => void, isActive: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onReach);
  const { reachBottom = 0 } = usePage();
  useEffect(() => {
    latest.current = onReach;
  });
  useEffect(() => {
    if (!isActive || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: `0px 0px ${reachBottom}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isActive, reachBottom]);
  return end;
}
