import { useRef, type PointerEvent, type RefObject, type TouchEvent } from 'react';
import { endSpeed, moveSpeed, startSpeed, type FingerSpeed } from '../gesture/fingerSpeed.js';
import { restAfter, TAP_PX } from './restAfter.js';

interface Drag {
  readonly startYPx: number;
  /** The sheet's height at the start of the drag. */
  readonly heightPx: number;
  readonly heightsPx: readonly number[];
  readonly speed: FingerSpeed;
}

export interface SheetDragOptions {
  /** The heights at which the sheet rests, lowest first. CSS px */
  readonly heightsPx: () => readonly number[];
  /** Called on release with the rest position, an index or away, and the visible height at that time. */
  readonly onRest: (at: number | 'away', shownPx: number) => void;
  /** Called when the handle was tapped. */
  readonly onTap?: () => void;
}

/**
 * Pointer handlers for the handle of a sheet, which follows the finger. Between its heights it grows and shrinks, so
 * that its footer stays visible; below the lowest it moves away; above the highest it resists. Dragging inside a
 * scroller does not move it.
 */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  { heightsPx, onRest, onTap }: SheetDragOptions,
) {
  const held = useRef<Drag | null>(null);

  const release = () => {
    held.current = null;
    sheet.current?.removeAttribute('data-dragging');
    sheet.current?.style.removeProperty('transform');
    sheet.current?.style.removeProperty('height');
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || sheet.current === null) return;
      held.current = {
        startYPx: event.clientY,
        heightPx: sheet.current.offsetHeight,
        heightsPx: heightsPx(),
        speed: startSpeed(event.clientY, event.timeStamp),
      };
      event.currentTarget.setPointerCapture?.(event.pointerId);
      sheet.current.setAttribute('data-dragging', '');
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const drag = held.current;
      if (drag === null || sheet.current === null) return;
      moveSpeed(drag.speed, event.clientY, event.timeStamp);
      const { heightPx, downPx } = placeUnder(drag, event.clientY);
      // Sets the style directly, because a render per move would lag behind the finger.
      if (drag.heightsPx.length > 1) sheet.current.style.height = `${heightPx}px`;
      sheet.current.style.transform = `translateY(${downPx}px)`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const drag = held.current;
      if (drag === null) return;
      const { heightPx, downPx, wantedPx } = placeUnder(drag, event.clientY);
      const isTap = Math.abs(event.clientY - drag.startYPx) < TAP_PX;
      release();
      if (isTap) onTap?.();
      else
        onRest(restAfter(wantedPx, drag.heightsPx, endSpeed(drag.speed, event.timeStamp)), heightPx - downPx);
    },
    onPointerCancel: release,
    // Without this, a click follows a tap. By then the sheet may have moved, so that the click would hit its mask.
    onTouchEnd: (event: TouchEvent<HTMLElement>) => event.preventDefault(),
  };
}

/** The sheet's height for the finger's position, and how far it is moved down (negative: up) beyond its heights. */
function placeUnder({ startYPx, heightPx: startPx, heightsPx }: Drag, yPx: number) {
  const wantedPx = startPx - (yPx - startYPx);
  const lowestPx = heightsPx[0] ?? wantedPx;
  const heightPx = Math.min(heightsPx.at(-1) ?? wantedPx, Math.max(lowestPx, wantedPx));
  const beyondPx = heightPx - wantedPx;
  return { wantedPx, heightPx, downPx: beyondPx > 0 ? beyondPx : beyondPx / 8 };
}
