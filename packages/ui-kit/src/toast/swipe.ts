/** Distance after which a released toast closes. CSS px. */
const SWIPE_DISTANCE_PX = 45;
/** Speed at which a short flick closes it too. CSS px per ms. */
const FLICK_SPEED_PX_PER_MS = 0.4;
/** Minimum length of a flick, so that a trembling finger does not dismiss. CSS px. */
const FLICK_DISTANCE_PX = 12;

export interface SwipeOffset {
  readonly xPx: number;
  readonly yPx: number;
}

/** The toast's offset for a finger: sideways or up, along one axis; downward it resists. */
export function swipeOffset(deltaXPx: number, deltaYPx: number): SwipeOffset {
  if (Math.abs(deltaXPx) >= Math.abs(deltaYPx)) return { xPx: deltaXPx, yPx: 0 };
  return { xPx: 0, yPx: deltaYPx < 0 ? deltaYPx : deltaYPx / 4 };
}

/** Whether a release here dismisses the toast. Downward never does, because the page is there. */
export function isSwipedAway(offset: SwipeOffset, elapsedMs: number): boolean {
  const distancePx = Math.max(Math.abs(offset.xPx), -offset.yPx);
  if (distancePx >= SWIPE_DISTANCE_PX) return true;
  return distancePx >= FLICK_DISTANCE_PX && distancePx / Math.max(1, elapsedMs) > FLICK_SPEED_PX_PER_MS;
}
