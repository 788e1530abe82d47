import { useEffect, useEffectEvent, type RefObject } from 'react';

export interface PullHandlers {
  /** The finger is this far below where the pull began. CSS px. */
  onMove: (distancePx: number) => void;
  onRelease: () => void;
  /** The touch was lost, or a second finger came. */
  onCancel: () => void;
}

/** A finger moves at least this far before it is clear where to. CSS px. */
const DIRECTION_PX = 6;

interface Gesture {
  startXPx: number;
  startYPx: number;
  /** Where the finger was when the top was reached. */
  originYPx: number | undefined;
  isSideways: boolean;
  scrollers: readonly Element[];
}

/**
 * Listens for one finger pulling down while everything that scrolls between it and the page is at its top.
 * The listeners are the browser's own, because React's touch listeners cannot keep the page from scrolling along.
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
      keepBrowserOff(false);
    };
    const cancel = () => {
      if (gesture?.originYPx !== undefined) onCancel();
      end();
    };
    const onTouchStart = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (event.touches.length !== 1 || touch === undefined || !(event.target instanceof Element))
        return cancel();
      gesture = {
        startXPx: touch.clientX,
        startYPx: touch.clientY,
        originYPx: undefined,
        isSideways: false,
        scrollers: scrollersAround(event.target),
      };
      keepBrowserOff(isAtTop(gesture));
    };
    const onTouchMove = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (gesture === null || gesture.isSideways || touch === undefined) return;
      if (event.touches.length > 1) return cancel();
      if (gesture.originYPx === undefined) {
        const acrossPx = Math.abs(touch.clientX - gesture.startXPx);
        const downPx = touch.clientY - gesture.startYPx;
        if (Math.max(acrossPx, Math.abs(downPx)) < DIRECTION_PX) return;
        // A finger that sets out sideways belongs to a carousel or a swiped row for good.
        if (acrossPx > Math.abs(downPx)) gesture.isSideways = true;
        if (gesture.isSideways || downPx <= 0 || !event.cancelable) return;
        if (!isAtTop(gesture)) return;
        // A pull that began at the top counts from the first touch; one that scrolled there counts from there.
        gesture.originYPx = downPx < DIRECTION_PX * 4 ? gesture.startYPx : touch.clientY;
      }
      if (event.cancelable) event.preventDefault();
      onMove(touch.clientY - gesture.originYPx);
    };
    const onTouchEnd = () => {
      if (gesture?.originYPx !== undefined) onRelease();
      end();
    };

    element.addEventListener('touchstart', onTouchStart, { passive: true });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    element.addEventListener('touchend', onTouchEnd);
    element.addEventListener('touchcancel', cancel);
    return () => {
      cancel();
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchmove', onTouchMove);
      element.removeEventListener('touchend', onTouchEnd);
      element.removeEventListener('touchcancel', cancel);
    };
  }, [root, isEnabled]);
}

const isAtTop = ({ scrollers }: Gesture): boolean => scrollers.every(({ scrollTop }) => scrollTop <= 0);

/**
 * The browser's own pull to refresh would come first and take the touch away. It is kept off only while a finger could pull
 * here: everywhere else the page ends as it always does.
 */
function keepBrowserOff(isOff: boolean): void {
  document.documentElement.style.overscrollBehaviorY = isOff ? 'contain' : '';
}

/** Every element that can scroll up and down between the touched one and the page, the page included. */
function scrollersAround(target: Element): Element[] {
  const scrollers: Element[] = [];
  for (let element: Element | null = target; element !== null; element = element.parentElement) {
    const canScroll = element.scrollHeight > element.clientHeight;
    if (canScroll && /auto|scroll|overlay/.test(getComputedStyle(element).overflowY)) scrollers.push(element);
  }
  const page = document.scrollingElement;
  if (page !== null && !scrollers.includes(page)) scrollers.push(page);
  return scrollers;
}
