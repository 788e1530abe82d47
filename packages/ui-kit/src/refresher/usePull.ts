import { useEffect, type RefObject } from 'react';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { parentOf } from '../dom/tree.js';

export interface PullHandlers {
  /** The finger is this far below the start of the pull. CSS px. */
  onMove: (distancePx: number) => void;
  onRelease: () => void;
  /** The touch was lost, or a second finger came. */
  onCancel: () => void;
}

/** A finger moves at least this far before its direction is known. CSS px. */
const DIRECTION_PX = 6;

interface Gesture {
  startXPx: number;
  startYPx: number;
  /** The finger's position when the top was reached. */
  originYPx: number | undefined;
  isSideways: boolean;
  scrollers: readonly Element[];
}

/**
 * Detects one finger pulling down while all scrollers between it and the page are at their top. The listeners are
 * native, because React's touch listeners are passive and cannot prevent scrolling.
 */
export function usePull(
  root: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  handlers: PullHandlers,
): void {
  const onMove = useEffectEvent(handlers.onMove);
  const onRelease = useEffectEvent(handlers.onRelease);
  const onCancel = useEffectEvent(handlers.onCancel);

  useEffect(() => {
    const element = root.current;
    if (!isEnabled || element === null) return undefined;
    let gesture: Gesture | null = null;

    const end = () => {
      gesture = null;
      keepBrowserOff(element, false);
    };
    const cancel = () => {
      if (gesture?.originYPx !== undefined) onCancel();
      end();
    };
    const onTouchStart = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (event.touches.length !== 1 || touch === undefined) return cancel();
      gesture = {
        startXPx: touch.clientX,
        startYPx: touch.clientY,
        originYPx: undefined,
        isSideways: false,
        scrollers: scrollersAround(event.target as Element),
      };
      keepBrowserOff(element, isAtTop(gesture));
    };
    const onTouchMove = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (gesture === null || gesture.isSideways || touch === undefined) return;
      if (event.touches.length > 1) return cancel();
      if (gesture.originYPx === undefined) {
        const acrossPx = Math.abs(touch.clientX - gesture.startXPx);
        const downPx = touch.clientY - gesture.startYPx;
        if (Math.max(acrossPx, Math.abs(downPx)) < DIRECTION_PX) return;
        // A finger that starts sideways belongs to a carousel or a swiped row until it is lifted.
        if (acrossPx > Math.abs(downPx)) gesture.isSideways = true;
        if (gesture.isSideways || downPx <= 0 || !event.cancelable) return;
        if (!isAtTop(gesture)) return;
        // A pull that began at the top is measured from the first touch; one that scrolled there, from there.
        gesture.originYPx = downPx < DIRECTION_PX * 4 ? gesture.startYPx : touch.clientY;
      }
      if (event.cancelable) event.preventDefault();
      onMove(touch.clientY - gesture.originYPx);
    };
    const onTouchEnd = () => {
      if (gesture?.originYPx !== undefined) onRelease();
      end();
    };

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('touchstart', onTouchStart, { passive: true, signal });
    element.addEventListener('touchmove', onTouchMove, { passive: false, signal });
    element.addEventListener('touchend', onTouchEnd, { signal });
    element.addEventListener('touchcancel', cancel, { signal });
    return () => {
      cancel();
      listening.abort();
    };
  }, [root, isEnabled]);
}

const isAtTop = ({ scrollers }: Gesture): boolean => scrollers.every(({ scrollTop }) => scrollTop <= 0);

/**
 * Disables the browser's pull to refresh, which would take the touch away. It is disabled only while a finger could
 * pull here; elsewhere the page keeps its overscroll behaviour.
 */
function keepBrowserOff({ ownerDocument }: Element, isOff: boolean): void {
  ownerDocument.documentElement.style.overscrollBehaviorY = isOff ? 'contain' : '';
}

/** All vertical scrollers between the touched element and the page, including the page. */
function scrollersAround(target: Element): Element[] {
  const scrollers: Element[] = [];
  for (let element: Element | null = target; element !== null; element = parentOf(element)) {
    const canScroll = element.scrollHeight > element.clientHeight;
    if (canScroll && /auto|scroll|overlay/.test(getComputedStyle(element).overflowY)) scrollers.push(element);
  }
  const page = target.ownerDocument.scrollingElement;
  if (page !== null && !scrollers.includes(page)) scrollers.push(page);
  return scrollers;
}
