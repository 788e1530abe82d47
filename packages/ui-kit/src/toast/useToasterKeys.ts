import { useEffect, useRef, type RefObject } from 'react';
import { toastQueue } from './toast.js';

/**
 * Alt+T focuses the toasts, also from inside a dialog. Escape closes them; the focus then returns to its previous
 * element. While the focus is among them their time stops. `standing`: how many are shown.
 */
export function useToasterKeys(host: RefObject<HTMLElement | null>, standing: number): void {
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    // A dialog takes back a focus outside of it on `focusin`, so that event is stopped here.
    const onFocusIn = (event: FocusEvent) => {
      event.stopPropagation();
      const { relatedTarget: from, target } = event;
      const isByKey = target instanceof Element && target.matches(':focus-visible');
      if (isByKey && from instanceof Element && !element.contains(from)) cameFrom.current ??= from;
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
        // Parts below the toasts, such as a dialog, stay open.
        event.stopPropagation();
        toastQueue.dismiss();
      }
      // By the key's position, because Option and T type a dagger on a Mac.
      if (!event.altKey || event.code !== 'KeyT' || toastQueue.getStanding().length === 0) return;
      event.preventDefault();
      if (element.contains(document.activeElement)) return;
      cameFrom.current = document.activeElement;
      // In two steps: blur first, because a dialog does not object to it.
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.blur();
      element.focus();
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    // In the capture phase, before a dialog handles the Escape.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [host]);

  // A focused toast that closes loses the focus without an event. The focus moves to the next one, or back.
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
