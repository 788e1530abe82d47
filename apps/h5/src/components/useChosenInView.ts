import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a strip sideways to its chosen item, again whenever another one is chosen.
 * @param selector finds the chosen item inside the strip
 * @returns the strip's ref
 */
export function useChosenInView<Strip extends HTMLElement>(
  selector: string,
  chosen: string,
): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  useEffect(() => {
    // One frame later, because on a new address the router restores the position of every scroller.
    const frame = requestAnimationFrame(() => {
      const item = strip.current?.querySelector<HTMLElement>(selector);
      if (strip.current === null || item == null) return;
      // Not scrollIntoView, because it would scroll the page too.
      strip.current.scrollTo({ left: item.offsetLeft - (strip.current.clientWidth - item.offsetWidth) / 2 });
    });
    return () => cancelAnimationFrame(frame);
  }, [selector, chosen]);
  return strip;
}
