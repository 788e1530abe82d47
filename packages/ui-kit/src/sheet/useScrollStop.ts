import { useEffect, type RefObject } from 'react';
import { watchSize } from '../checks/watchSize.js';

/** What a keyboard can reach by itself, and scroll to. */
const REACHABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Makes what scrolls a stop of the Tab key while it holds more than is to be seen and nothing that a keyboard reaches: else
 * the end of a text could only be read with a finger.
 */
export function useScrollStop(body: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    // The dialog arrives in the page one rendering after it was opened.
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
