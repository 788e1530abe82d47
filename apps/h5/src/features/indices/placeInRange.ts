/**
 * The position of a level between two others, 0 to 1; null if it cannot be computed. Takes decimal strings; a
 * position on the screen is not money, so they may become floats here.
 */
export function placeInRange(level: string, low: string, high: string): number | null {
  const [at, from, to] = [Number(level), Number(low), Number(high)];
  const place = (at - from) / (to - from);
  return Number.isFinite(place) ? Math.min(Math.max(place, 0), 1) : null;
}
