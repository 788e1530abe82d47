/** Part of its lowest height that a sheet is drawn down by before letting go closes it. */
const CLOSE_PART = 0.3;
/** Speed downward with which a short flick closes it too. CSS px per ms. */
const FLICK_PX_PER_MS = 0.6;
/** A finger that moved less than this has not drawn but tapped. CSS px. */
export const TAP_PX = 6;
/** How far ahead a finger's speed is followed to where the sheet would come to rest. ms */
const THROW_MS = 150;

/**
 * Where a sheet that is let go comes to rest: at one of its heights, by its place in `heightsPx`, or away. Speed counts: a
 * throw reaches heights that the finger did not. Only from below its lowest height is it drawn away, so that a throw down
 * from the top first makes it small.
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
