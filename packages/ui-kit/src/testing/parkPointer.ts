import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerOut: () => Promise<void>;
  }
}

let hasMoved = false;
addEventListener('pointermove', ({ isTrusted }) => (hasMoved ||= isTrusted), true);

/** Moves the pointer off the page if the test has moved it: the next mounted part could become hovered at any time. */
export async function parkPointer(): Promise<void> {
  if (!hasMoved) return;
  await commands.movePointerOut();
  hasMoved = false;
}
