import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { endSpeed, moveSpeed, startSpeed, type FingerSpeed } from '../gesture/fingerSpeed.js';
import { followed, slideAfter } from './swipeOutcome.js';

/** A finger that moved less has tapped and not swiped. CSS px. */
const DIRECTION_PX = 6;

interface Drag {
  pointerId: number;
  startXPx: number;
  readonly speed: FingerSpeed;
  isSwipe: boolean;
}

/**
 * Pointer handlers of a row of slides. The browser handles vertical movements (`touch-action: pan-y`) and reports
 * them by a pointercancel. `isOurs`: whether a finger put down there swipes these slides. `position`: the row's
 * position in slides while a finger holds it; null otherwise.
 */
export function useSlideSwipe(
  index: number,
  count: number,
  onIndex: (index: number) => void,
  isOurs: (event: PointerEvent<HTMLElement>) => boolean = () => true,
) {
  const drag = useRef<Drag | null>(null);
  const hasSwiped = useRef(false);
  const [position, setPosition] = useState<number | null>(null);

  const measure = (event: PointerEvent<HTMLElement>, held: Drag) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const sign = isRtl ? -1 : 1;
    return {
      dxPx: (event.clientX - held.startXPx) * sign,
      speedPxPerMs: endSpeed(held.speed, event.timeStamp) * sign,
      widthPx: event.currentTarget.clientWidth,
    };
  };
  const release = () => {
    drag.current = null;
    setPosition(null);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasSwiped.current = false;
      if (event.button !== 0 || count < 2 || !isOurs(event)) return;
      const { pointerId, clientX, timeStamp } = event;
      drag.current = {
        pointerId,
        startXPx: clientX,
        speed: startSpeed(clientX, timeStamp),
        isSwipe: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = drag.current;
      if (held === null || held.pointerId !== event.pointerId) return;
      if (!held.isSwipe && Math.abs(event.clientX - held.startXPx) < DIRECTION_PX) return;
      // Not before this, because a captured pointer would prevent a click on a link in the slide.
      if (!held.isSwipe) event.currentTarget.setPointerCapture?.(event.pointerId);
      held.isSwipe = true;
      moveSpeed(held.speed, event.clientX, event.timeStamp);
      const { dxPx, widthPx } = measure(event, held);
      setPosition(followed(index, count, dxPx, widthPx));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const held = drag.current;
      if (held === null || held.pointerId !== event.pointerId) return;
      release();
      if (!held.isSwipe) return;
      hasSwiped.current = true;
      onIndex(slideAfter(index, count, measure(event, held)));
    },
    onPointerCancel: release,
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      // A swipe that ended on a link is not a click.
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
  return { position, handlers };
}
