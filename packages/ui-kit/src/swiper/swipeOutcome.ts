/** The finger's speed at which a short swipe turns the slide too. CSS px per ms. */
const FLICK_PX_PER_MS = 0.2;

/**
 * The slide after a release: a quick finger moves one slide, a slow one to the nearest. `dxPx`: negative to the left.
 */
export function slideAfter(
  index: number,
  count: number,
  { dxPx, widthPx, speedPxPerMs }: { dxPx: number; widthPx: number; speedPxPerMs: number },
): number {
  const isFlick = Math.abs(speedPxPerMs) > FLICK_PX_PER_MS && Math.sign(speedPxPerMs) === Math.sign(dxPx);
  const by = isFlick ? -Math.sign(dxPx) : -Math.round(dxPx / Math.max(1, widthPx));
  return Math.min(count - 1, Math.max(0, index + Math.min(1, Math.max(-1, by))));
}

/** How far the slides follow the finger, in slides: fully between the ends, and less and less beyond them. */
export function followed(index: number, count: number, dxPx: number, widthPx: number): number {
  const wanted = index - dxPx / Math.max(1, widthPx);
  const last = count - 1;
  const beyond = wanted < 0 ? -wanted : wanted > last ? wanted - last : 0;
  if (beyond === 0) return wanted;
  const resisted = beyond * (0.5 - 0.25 / (beyond + 0.5)) + beyond * 0.1;
  return wanted < 0 ? -Math.max(0, resisted) : last + Math.max(0, resisted);
}
