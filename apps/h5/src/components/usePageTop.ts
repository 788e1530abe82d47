import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The distance of an element from the top of the page, px. It is measured again when content above a list changes.
 */
export function usePageTop(element: RefObject<HTMLElement | null>): number {
  const [topPx, setTopPx] = useState(0);
  useLayoutEffect(() => {
    const measure = () => element.current !== null && setTopPx(pageTopPx(element.current));
    measure();
    // Content that appears or disappears above the element changes the page's height.
    const size = new ResizeObserver(measure);
    size.observe(document.body);
    return () => size.disconnect();
  }, [element]);
  return topPx;
}

/** The distance of an element from the top of the page, px, without the offset of a pull. */
function pageTopPx(element: HTMLElement): number {
  let topPx = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent)
    topPx += at.offsetTop;
  return topPx;
}
