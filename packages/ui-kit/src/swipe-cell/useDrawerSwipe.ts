import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/** A finger that moved less has not swiped. CSS px. */
const DIRECTION_PX = 8;

export interface SwipeParts {
  root: RefObject<HTMLElement | null>;
  /** The actions under the row. */
  drawer: RefObject<HTMLElement | null>;
  /** The button that opens the same actions. */
  menu: RefObject<HTMLElement | null>;
}

/** The swipe that uncovers the actions of a row. A touch elsewhere, or Escape, covers them again. */
export function useDrawerSwipe({ root, drawer, menu }: SwipeParts) {
  /** The offset of the row at rest: the width of its actions, or 0. CSS px. */
  const [openPx, setOpenPx] = useState(0);
  const isOpen = openPx > 0;
  const face = useRef<HTMLDivElement>(null);
  const drag = useRef<{ pointerId: number; xPx: number; isSwipe: boolean } | null>(null);
  const hasSwiped = useRef(false);

  useEffect(() => {
    const element = root.current;
    if (!isOpen || element === null) return undefined;
    const document = element.ownerDocument;
    // The document does not learn which element in a shadow root was touched, so the row notes its own touches first.
    let inside: Event | undefined;
    const onInside = (event: Event) => (inside = event);
    const onDown = (event: Event) => event !== inside && setOpenPx(0);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      moveFocus(drawer.current, menu.current);
      setOpenPx(0);
    };
    const end = new AbortController();
    const { signal } = end;
    element.addEventListener('pointerdown', onInside, { signal });
    document.addEventListener('pointerdown', onDown, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => end.abort();
  }, [root, drawer, menu, isOpen]);

  /** The row's offset during a drag, from 0 to the width of its actions. */
  const asidePx = (event: PointerEvent) => {
    const widthPx = drawer.current?.offsetWidth ?? 0;
    const sign = root.current !== null && getComputedStyle(root.current).direction === 'rtl' ? 1 : -1;
    const movedPx = (event.clientX - (drag.current?.xPx ?? event.clientX)) * sign;
    return { sign, widthPx, px: Math.min(widthPx, Math.max(0, movedPx + openPx)) };
  };
  const release = () => {
    drag.current = null;
    face.current?.style.removeProperty('transform');
    face.current?.removeAttribute('data-held');
  };

  return {
    openPx,
    isOpen,
    /** For the row, which covers the actions. */
    face,
    /** Covers the actions, and moves the focus out of them. */
    cover(): void {
      moveFocus(drawer.current, menu.current);
      setOpenPx(0);
    },
    /** The handlers of the row. */
    gestures: {
      onPointerDown(event: PointerEvent) {
        hasSwiped.current = false;
        if (event.button === 0 && event.pointerType !== 'mouse')
          drag.current = { pointerId: event.pointerId, xPx: event.clientX, isSwipe: false };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const held = drag.current;
        if (held === null || held.pointerId !== event.pointerId) return;
        if (!held.isSwipe && Math.abs(event.clientX - held.xPx) < DIRECTION_PX) return;
        if (!held.isSwipe) event.currentTarget.setPointerCapture?.(event.pointerId);
        held.isSwipe = true;
        const { px, sign } = asidePx(event);
        // Sets the style directly, because a render per move would lag behind the finger.
        event.currentTarget.setAttribute('data-held', '');
        event.currentTarget.style.transform = `translateX(${String(px * sign)}px)`;
      },
      onPointerUp(event: PointerEvent) {
        if (drag.current?.isSwipe === true) {
          const { px, widthPx } = asidePx(event);
          hasSwiped.current = true;
          setOpenPx(px > widthPx / 2 ? widthPx : 0);
        }
        release();
      },
      onPointerCancel: release,
      onClickCapture(event: MouseEvent) {
        // A swipe is not a click, and the first tap on an open row only closes it.
        if (!hasSwiped.current && !isOpen) return;
        event.preventDefault();
        event.stopPropagation();
        if (!hasSwiped.current) setOpenPx(0);
        hasSwiped.current = false;
      },
    },
  };
}

/**
 * Covered actions must not keep the focus, which would go to the body. It moves to the menu, which has the same
 * actions.
 */
function moveFocus(drawer: HTMLElement | null, menu: HTMLElement | null): void {
  if (drawer?.matches(':focus-within') === true) menu?.focus({ preventScroll: true });
}
