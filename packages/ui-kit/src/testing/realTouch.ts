import { cdp } from 'vitest/browser';

interface TouchSession {
  send(
    method: 'Input.dispatchTouchEvent',
    params: { type: string; touchPoints: object[]; timestamp: number },
  ): Promise<unknown>;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A finger's path over the page. CSS px of the test's page. */
export interface FingerWay {
  readonly from: readonly [xPx: number, yPx: number];
  readonly to: readonly [xPx: number, yPx: number];
  /** @default 12 */
  readonly steps?: number;
  /** Between two steps. ms @default 16 */
  readonly stepMs?: number;
  /**
   * How long the finger rests before it is lifted; without it the last movement determines its speed. ms @default 150
   */
  readonly restMs?: number;
}

/**
 * One finger through the browser's own input. Unlike synthetic events, it includes hit testing, `touch-action`,
 * pointer capture and scrolling.
 */
export async function drawFinger({
  from,
  to,
  steps = 12,
  stepMs = 16,
  restMs = 150,
}: FingerWay): Promise<void> {
  const session = cdp() as unknown as TouchSession;
  // The test's page is in a frame, which the browser scales down if it lacks room.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth);
  const scale = frame.width / window.innerWidth;
  const point = (part: number) => ({
    x: frame.left + (from[0] + (to[0] - from[0]) * part) * scale,
    y: frame.top + (from[1] + (to[1] - from[1]) * part) * scale,
  });
  // Each event has its own timestamp, so that the finger's speed is right on a busy machine.
  let atMs = Date.now();
  const send = (type: string, touchPoints: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: atMs / 1000 });
  const sendAfter = async (ms: number, type: string, touchPoints: object[]) => {
    await wait(ms);
    atMs += ms;
    await send(type, touchPoints);
  };
  await send('touchStart', [point(0)]);
  for (let step = 1; step <= steps; step += 1) {
    await sendAfter(stepMs, 'touchMove', [point(step / steps)]);
  }
  await sendAfter(restMs, 'touchEnd', []);
}
