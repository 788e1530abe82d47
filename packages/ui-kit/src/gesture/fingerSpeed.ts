/** A finger that rested this long before it was lifted has no speed. ms */
const STILL_MS = 80;

/** A finger's place along one axis (CSS px) and the time of its event (ms, as `event.timeStamp`). */
export interface FingerSpeed {
  lastPx: number;
  lastAtMs: number;
  pxPerMs: number;
}

/** Begins to measure where a finger comes down. */
export function startSpeed(atPx: number, atMs: number): FingerSpeed {
  return { lastPx: atPx, lastAtMs: atMs, pxPerMs: 0 };
}

/** Takes the finger's next place: its speed is that of its last movement. */
export function moveSpeed(speed: FingerSpeed, toPx: number, atMs: number): void {
  speed.pxPerMs = (toPx - speed.lastPx) / Math.max(1, atMs - speed.lastAtMs);
  speed.lastPx = toPx;
  speed.lastAtMs = atMs;
}

/** The speed with which the finger was lifted. CSS px per ms */
export function endSpeed({ lastAtMs, pxPerMs }: FingerSpeed, atMs: number): number {
  return atMs - lastAtMs > STILL_MS ? 0 : pxPerMs;
}
