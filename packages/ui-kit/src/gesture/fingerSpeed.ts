/** After this long without a movement, a lifted finger has no speed. ms */
const STILL_MS = 80;

/** A finger's position along one axis (CSS px) and the time of its event (ms, as `event.timeStamp`). */
export interface FingerSpeed {
  lastPx: number;
  lastAtMs: number;
  pxPerMs: number;
}

/** Starts measuring at pointer down. */
export function startSpeed(atPx: number, atMs: number): FingerSpeed {
  return { lastPx: atPx, lastAtMs: atMs, pxPerMs: 0 };
}

/** Records the finger's next position; the speed is that of the last movement. */
export function moveSpeed(speed: FingerSpeed, toPx: number, atMs: number): void {
  speed.pxPerMs = (toPx - speed.lastPx) / Math.max(1, atMs - speed.lastAtMs);
  speed.lastPx = toPx;
  speed.lastAtMs = atMs;
}

/** The finger's speed at release. CSS px per ms */
export function endSpeed({ lastAtMs, pxPerMs }: FingerSpeed, atMs: number): number {
  return atMs - lastAtMs > STILL_MS ? 0 : pxPerMs;
}
