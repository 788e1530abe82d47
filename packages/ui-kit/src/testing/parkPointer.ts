import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerOut: () => Promise<void>;
  }
}

// A new page has it in its corner, where the first part is mounted.
let hasMoved = true;
addEventListener('pointermove', ({ isTrusted }) => (hasMoved ||= isTrusted), true);

/**
 * Moves the pointer off the page if it may lie on it: a part that is mounted below it would become hovered, on a busy
 * machine in the middle of a test.
 */
export async function parkPointer(): Promise<void> {
  if (!hasMoved) return;
  await commands.movePointerOut();
  hasMoved = false;
}
