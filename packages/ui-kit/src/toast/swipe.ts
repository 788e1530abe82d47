/** Distance after which a released toast goes. CSS px. */
export const SWIPE_DISTANCE_PX = 45;
/** Speed with which a short flick goes too. CSS px per ms. */
const FLICK_SPEED_PX_PER_MS = 0.4;
/** A flick is at least this long, or a trembling tap would be one. CSS px. */
const FLICK_DISTANCE_PX = 12;

export interface SwipeOffset {
  readonly xPx: number;
  readonly yPx: number;
}

/** Where the toast follows the finger to: sideways or up, along one axis; down it resists. */
export function swipeOffset(deltaXPx: number, deltaYPx: number): SwipeOffset {
  if (Math.abs(deltaXPx) >= Math.abs(deltaYPx)) return { xPx: deltaXPx, yPx: 0 };
  return { xPx: 0, yPx: deltaYPx < 0 ? deltaYPx : deltaYPx / 4 };
}

/** Whether letting go here dismisses the toast. Down never does: there the page is. */
export function isSwipedAway(offset: SwipeOffset, elapsedMs: number): boolean {
  const distancePx = Math.max(Math.abs(offset.xPx), -offset.yPx);
  if (distancePx >= SWIPE_DISTANCE_PX) return true;
  return distancePx >= FLICK_DISTANCE_PX && distancePx / Math.max(1, elapsedMs) > FLICK_SPEED_PX_PER_MS;
}
