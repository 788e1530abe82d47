import { useRef, type PointerEvent, type RefObject } from 'react';

/** Part of the sheet's height after which letting go closes it. */
const CLOSE_PART = 0.3;
/** Speed downward with which a short flick closes it too. CSS px per ms. */
const FLICK_SPEED_PX_PER_MS = 0.6;

/** Whether letting a sheet go closes it. Pure, so that the feel can be tested. */
export function isDraggedAway(downPx: number, heightPx: number, speedPxPerMs: number): boolean {
  return downPx > heightPx * CLOSE_PART || (downPx > 12 && speedPxPerMs > FLICK_SPEED_PX_PER_MS);
}

/** Pointer handlers for the handle of a sheet, which follows the finger down and resists upward. */
export function useDragToClose(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ yPx: number; lastYPx: number; lastAtMs: number; speedPxPerMs: number } | null>(null);

  const release = () => {
    start.current = null;
    sheet.current?.removeAttribute('data-dragging');
    sheet.current?.style.removeProperty('transform');
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      start.current = {
        yPx: event.clientY,
        lastYPx: event.clientY,
        lastAtMs: event.timeStamp,
        speedPxPerMs: 0,
      };
      event.currentTarget.setPointerCapture(event.pointerId);
      sheet.current?.setAttribute('data-dragging', '');
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const drag = start.current;
      if (drag === null || sheet.current === null) return;
      const elapsedMs = Math.max(1, event.timeStamp - drag.lastAtMs);
      drag.speedPxPerMs = (event.clientY - drag.lastYPx) / elapsedMs;
      drag.lastYPx = event.clientY;
      drag.lastAtMs = event.timeStamp;
      const downPx = event.clientY - drag.yPx;
      // Straight to the element: a render per move would be late under the finger.
      sheet.current.style.transform = `translateY(${String(downPx > 0 ? downPx : downPx / 8)}px)`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const drag = start.current;
      if (drag === null) return;
      const isAway = isDraggedAway(
        event.clientY - drag.yPx,
        sheet.current?.offsetHeight ?? 0,
        drag.speedPxPerMs,
      );
      release();
      if (isAway) onClose();
    },
    onPointerCancel: release,
  };
}
