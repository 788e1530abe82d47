import { useEffect, useRef, type RefObject } from 'react';
import { focusedBeside, hasFocus, windowOf } from '../dom/tree.js';
import { toastQueue } from './toast.js';

/**
 * Alt+T focuses the toasts, also from inside a dialog. Escape closes them; the focus then returns to its previous
 * element. While the focus is among them their time stops. `standing`: how many are shown.
 */
export function useToasterKeys(host: RefObject<HTMLElement | null>, standing: number): void {
  const cameFrom = useRef<HTMLElement | null>(null);
  /** Whether a key brought the focus here. A tap does not mean to stay. */
  const isByKey = useRef(false);

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const window = windowOf(element);
    // A dialog takes back a focus outside of it on `focusin`, so that event is stopped here.
    const onFocusIn = (event: FocusEvent) => {
      event.stopPropagation();
      const from = event.relatedTarget as HTMLElement | null;
      isByKey.current = (event.target as Element).matches(':focus-visible');
      if (!element.contains(from)) cameFrom.current ??= from;
      toastQueue.hold('focus');
    };
    const onFocusOut = (event: FocusEvent) => {
      event.stopPropagation();
      const next = event.relatedTarget as Element | null;
      if (next !== null && element.contains(next)) return;
      toastQueue.release('focus');
      if (next !== null) cameFrom.current = null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && element.matches(':focus-within')) {
        // Parts below the toasts, such as a dialog, stay open: neither they nor the browser's Back hear it.
        event.stopPropagation();
        event.preventDefault();
        toastQueue.dismiss();
      }
      // By the key's position, because Option and T type a dagger on a Mac.
      if (!event.altKey || event.code !== 'KeyT' || element.textContent === '') return;
      event.preventDefault();
      if (element.matches(':focus-within')) return;
      cameFrom.current = focusedBeside(element) as HTMLElement | null;
      // In two steps: blur first, because a dialog does not object to it.
      cameFrom.current?.blur();
      element.focus();
    };
    const end = new AbortController();
    const { signal } = end;
    element.addEventListener('focusin', onFocusIn, { signal });
    element.addEventListener('focusout', onFocusOut, { signal });
    // In the capture phase, before a dialog handles the Escape.
    window.addEventListener('keydown', onKeyDown, { capture: true, signal });
    return () => end.abort();
  }, [host]);

  // A focused toast that closes loses the focus without an event. The focus moves to the next one, or back.
  useEffect(() => {
    const element = host.current;
    if (element === null || cameFrom.current === null) return;
    const isHere = element.matches(':focus-within');
    if (!isHere && hasFocus(element)) return;
    if (standing > 0 && isByKey.current) {
      if (!isHere) element.focus();
      return;
    }
    const back = cameFrom.current;
    cameFrom.current = null;
    if (back.isConnected) back.focus({ preventScroll: true });
  }, [host, standing]);
}
