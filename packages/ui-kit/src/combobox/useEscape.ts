import { useEffect, type RefObject } from 'react';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { windowOf } from '../dom/tree.js';

/** Calls `close` for Escape in the window of `element`, before a surrounding dialog hears it. */
export function useEscape(element: RefObject<Element | null>, isShown: boolean, close: () => void): void {
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    event.preventDefault();
    close();
  });
  useEffect(() => {
    if (!isShown || element.current === null) return undefined;
    const window = windowOf(element.current);
    // In the capture phase, because a dialog listens in the bubbling one.
    window.addEventListener('keydown', closeByKey, true);
    return () => window.removeEventListener('keydown', closeByKey, true);
  }, [element, isShown]);
}
