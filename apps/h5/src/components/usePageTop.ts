import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far below the top of the page an element begins, px; what stands above a list comes and goes. */
export function usePageTop(element: RefObject<HTMLElement | null>): number {
  const [topPx, setTopPx] = useState(0);
  useLayoutEffect(() => {
    const measure = () => element.current !== null && setTopPx(pageTopPx(element.current));
    measure();
    // What comes and goes above the element changes how long the page is.
    const size = new ResizeObserver(measure);
    size.observe(document.body);
    return () => size.disconnect();
  }, [element]);
  return topPx;
}

/** How far below the top of the page an element lies, px, wherever a pull has moved it for the moment. */
function pageTopPx(element: HTMLElement): number {
  let topPx = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent)
    topPx += at.offsetTop;
  return topPx;
}
