/** A sheet closes if it is dragged down by this part of its lowest height. */
const CLOSE_PART = 0.3;
/** The downward speed at which a short flick closes it too. CSS px per ms. */
const FLICK_PX_PER_MS = 0.6;
/** A finger that moved less has tapped and not dragged. CSS px. */
export const TAP_PX = 6;
/** How far the finger's speed is extrapolated to the sheet's rest. ms */
const THROW_MS = 150;

/**
 * Where a released sheet rests: the index of one of its heights in `heightsPx`, or 'away', which closes it. A flick
 * reaches heights that the finger did not. Only a drag below the lowest height closes, so that a flick down from the top
 * first makes the sheet small.
 * @param heightsPx lowest first; at least one
 * @param speedPxPerMs of the finger; down is positive
 */
export function restAfter(
  heightPx: number,
  heightsPx: readonly number[],
  speedPxPerMs: number,
): number | 'away' {
  const lowestPx = heightsPx[0] ?? 0;
  const downPx = lowestPx - heightPx;
  if (downPx > lowestPx * CLOSE_PART || (downPx > TAP_PX * 2 && speedPxPerMs > FLICK_PX_PER_MS))
    return 'away';
  const landingPx = heightPx - speedPxPerMs * THROW_MS;
  let nearest = 0;
  heightsPx.forEach((candidatePx, at) => {
    if (Math.abs(candidatePx - landingPx) < Math.abs((heightsPx[nearest] ?? 0) - landingPx)) nearest = at;
  });
  return nearest;
}
