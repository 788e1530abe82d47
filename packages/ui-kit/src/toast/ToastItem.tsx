import { useEffect, useRef, type PointerEvent } from 'react';
import { Spinner } from '../spinner/Spinner.js';
import { isSwipedAway, swipeOffset } from './swipe.js';
import { toastQueue } from './toast.js';
import type { Toast, ToastTone } from './toastOptions.js';
import * as css from './Toaster.css.js';

/** One toast, which follows the finger and closes when it is swiped far enough. */
export function ToastItem({ toast }: { toast: Toast }) {
  const element = useRef<HTMLDivElement>(null);
  const start = useRef<{ xPx: number; yPx: number; atMs: number } | null>(null);

  const follow = (event: PointerEvent) => {
    if (start.current === null) return null;
    return swipeOffset(event.clientX - start.current.xPx, event.clientY - start.current.yPx);
  };
  const letGo = () => {
    start.current = null;
    element.current?.removeAttribute('data-swiping');
    element.current?.style.removeProperty('transform');
    toastQueue.release('swipe');
  };
  // A toast that is dismissed under the finger must not keep holding the others.
  useEffect(
    () => () => {
      if (start.current !== null) toastQueue.release('swipe');
    },
    [],
  );

  return (
    <div
      ref={element}
      data-part="item"
      className={css.item}
      data-tone={toast.tone}
      onPointerDown={(event) => {
        if (event.button !== 0 || (event.target as Element).closest('button') !== null) return;
        start.current = { xPx: event.clientX, yPx: event.clientY, atMs: event.timeStamp };
        event.currentTarget.setPointerCapture?.(event.pointerId);
        event.currentTarget.setAttribute('data-swiping', '');
        toastQueue.hold('swipe');
      }}
      onPointerMove={(event) => {
        const offset = follow(event);
        // Sets the style directly, because a render per move would lag behind the finger.
        if (offset !== null)
          event.currentTarget.style.transform = `translate(${offset.xPx}px, ${offset.yPx}px)`;
      }}
      onPointerUp={(event) => {
        const offset = follow(event);
        const elapsedMs = event.timeStamp - (start.current?.atMs ?? 0);
        letGo();
        if (offset !== null && isSwipedAway(offset, elapsedMs)) toastQueue.dismiss(toast.id, 'swipe');
      }}
      onPointerCancel={letGo}
    >
      <ToneMark tone={toast.tone} />
      <span>{toast.message}</span>
      {toast.action === undefined ? null : (
        <button
          type="button"
          data-part="action"
          className={css.action}
          onClick={() => {
            toastQueue.dismiss(toast.id, 'action');
            toast.action?.onAction();
          }}
        >
          {toast.action.label}
        </button>
      )}
    </div>
  );
}

/** A ring, a tick or an exclamation mark, so that colour is not the only sign of the tone. */
function ToneMark({ tone }: { tone: ToastTone }) {
  if (tone === 'pending') return <Spinner />;
  // An invalid tone has none either.
  if (tone !== 'success' && tone !== 'error') return null;
  return (
    <svg
      data-part="mark"
      className={css.mark}
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="10" cy="10" r="8" />
      <path d={tone === 'success' ? 'm6.5 10.25 2.5 2.5 4.75-5' : 'M10 5.75v5M10 13.75v.01'} />
    </svg>
  );
}
