import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { fairlotLight } from '../theme/brands/fairlotLight.css.js';

export { expectNoAxeFaults } from '../../../../tests/support/expectNoAxeFaults.js';

const roots: { root: Root; container: HTMLElement }[] = [];

/** Removes what a test has mounted (cleanUp.ts). */
export async function unmountAll(): Promise<void> {
  for (const { root, container } of roots.splice(0)) {
    root.unmount();
    container.remove();
  }
  // Parts finish their cleanup in the next turn.
  await new Promise((resolve) => setTimeout(resolve, 0));
}

/** Mounts a part of the kit, themed and in strict mode; it is unmounted after the test. */
export function mount(node: ReactNode): {
  container: HTMLElement;
  rerender: (node: ReactNode) => void;
  unmount: () => void;
} {
  document.documentElement.lang = 'en';
  const container = document.createElement('main');
  container.className = fairlotLight;
  document.body.append(container);
  const root = createRoot(container);
  const rerender = (next: ReactNode) => flushSync(() => root.render(<StrictMode>{next}</StrictMode>));
  rerender(node);
  roots.push({ root, container });
  return { container, rerender, unmount: () => flushSync(() => root.unmount()) };
}

/** One finger that moves through these points, as the browser reports it. It is lifted at the last one. */
export function touch(
  target: Element,
  points: readonly (readonly [xPx: number, yPx: number])[],
  end: 'touchend' | 'touchcancel' | null = 'touchend',
): void {
  const send = (type: string, [clientX, clientY]: readonly [number, number], isDown: boolean) => {
    const finger = new Touch({ identifier: 1, target, clientX, clientY });
    target.dispatchEvent(
      new TouchEvent(type, {
        bubbles: true,
        cancelable: true,
        touches: isDown ? [finger] : [],
        targetTouches: isDown ? [finger] : [],
        changedTouches: [finger],
      }),
    );
  };
  const [first, ...rest] = points;
  if (first === undefined) return;
  send('touchstart', first, true);
  for (const point of rest) send('touchmove', point, true);
  if (end !== null) send(end, points.at(-1) ?? first, false);
}
