import { useEffect, useRef, type RefObject } from 'react';
import { toastQueue } from './toast.js';

/**
 * Alt+T brings the focus to the toasts, from inside a dialog too, and Escape takes them away; the focus then goes back to
 * where it was. While it is among them their time stands still. `standing`: how many there are.
 */
export function useToasterKeys(host: RefObject<HTMLElement | null>, standing: number): void {
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    // A dialog takes back any focus outside of it that it is told of; it is not told of this one.
    const onFocusIn = (event: FocusEvent) => {
      event.stopPropagation();
      toastQueue.hold('focus');
    };
    const onFocusOut = (event: FocusEvent) => {
      event.stopPropagation();
      const next = event.relatedTarget;
      if (next instanceof Node && element.contains(next)) return;
      toastQueue.release('focus');
      if (next !== null) cameFrom.current = null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && element.contains(document.activeElement)) {
        // What lies below the toasts, such as a dialog, stays.
        event.stopPropagation();
        toastQueue.dismiss();
      }
      // By its place on the keyboard: on a Mac, Option and T write a dagger.
      if (!event.altKey || event.code !== 'KeyT' || toastQueue.getStanding().length === 0) return;
      event.preventDefault();
      if (element.contains(document.activeElement)) return;
      cameFrom.current = document.activeElement;
      // In two steps, of which the first leads nowhere that a dialog would object to.
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.blur();
      element.focus();
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    // Before a dialog receives the Escape and takes it for its own.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [host]);

  // A toast that goes takes the focus with it and sends no event: to the next one, or back.
  useEffect(() => {
    const element = host.current;
    const { activeElement } = document;
    const isHere = element?.contains(activeElement) === true;
    if (cameFrom.current === null || !(isHere || activeElement === document.body)) return;
    if (standing > 0) {
      if (!isHere) element?.focus();
      return;
    }
    const back = cameFrom.current;
    cameFrom.current = null;
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
  }, [host, standing]);
}
