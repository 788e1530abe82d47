import { useEffect, type RefObject } from 'react';
import { watchSize } from '../dom/watchSize.js';

/** Elements that a keyboard can focus, and so scroll to. */
const REACHABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Makes a scroller a tab stop while its content overflows and contains nothing focusable. Otherwise the end of its
 * text could only be reached by touch.
 */
export function useScrollStop(body: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    // The dialog is in the page one render after it was opened.
    const frame = requestAnimationFrame(() => {
      const element = body.current;
      if (!isOpen || element === null) return;
      stop = watchSize([element, ...element.children], () => {
        const isStop =
          element.scrollHeight > element.clientHeight && element.querySelector(REACHABLE) === null;
        if (isStop) element.tabIndex = 0;
        else element.removeAttribute('tabindex');
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [body, isOpen]);
}
