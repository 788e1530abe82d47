import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** A row swiped this far to the left is removed on release. CSS px. */
const REMOVE_PX = 96;
/** A finger that moves no further still counts as pressing. CSS px. */
const SLACK_PX = 10;
/** How long a long press is, ms. */
const LONG_PRESS_MS = 350;

interface Press {
  xPx: number;
  yPx: number;
  timer: ReturnType<typeof setTimeout>;
  isSwipe: boolean;
}

/**
 * Swipe left to remove, long press to manage. A press ends when the finger moves, when a second one touches, and when
 * the browser takes over the touch. The keyboard's menu key does the same as a long press. Spread `handlers` on the
 * row; `offsetPx` is its current offset.
 */
export function useRowSwipe(onRemove: () => void, onLongPress: () => void) {
  const press = useRef<Press | null>(null);
  const swallowClick = useRef(false);
  const [offsetPx, setOffsetPx] = useState(0);

  const end = () => {
    if (press.current !== null) clearTimeout(press.current.timer);
    press.current = null;
    setOffsetPx(0);
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      if (press.current !== null) return end();
      swallowClick.current = false;
      const timer = setTimeout(() => {
        swallowClick.current = true;
        end();
        onLongPress();
      }, LONG_PRESS_MS);
      press.current = { xPx: event.clientX, yPx: event.clientY, timer, isSwipe: false };
    },
    onPointerMove(event: PointerEvent) {
      const current = press.current;
      if (current === null) return;
      const acrossPx = event.clientX - current.xPx;
      if (Math.abs(event.clientY - current.yPx) > SLACK_PX && !current.isSwipe) return end();
      if (Math.abs(acrossPx) <= SLACK_PX && !current.isSwipe) return;
      clearTimeout(current.timer);
      current.isSwipe = true;
      swallowClick.current = true;
      setOffsetPx(Math.min(0, acrossPx));
    },
    onPointerUp(event: PointerEvent) {
      // The row may not have followed the finger's last moves yet.
      const { isSwipe = false, xPx = 0 } = press.current ?? {};
      const isFarEnough = isSwipe && event.clientX - xPx <= -REMOVE_PX;
      end();
      if (isFarEnough) onRemove();
    },
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      // A mouse opens its own menu. For a finger, the long press has begun already.
      if (event.button === 2) return;
      event.preventDefault();
      if (press.current === null && !swallowClick.current) onLongPress();
    },
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (!swallowClick.current) return;
      swallowClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { offsetPx, handlers };
}
