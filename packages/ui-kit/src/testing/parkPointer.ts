import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerOut: () => Promise<void>;
  }
}

/**
 * The pointer's position outlives a test and its file: the next mounted part may become hovered at any time. So a
 * test that moved it moves it off the page again.
 */
let hasMoved = false;
addEventListener('pointermove', ({ isTrusted }) => (hasMoved ||= isTrusted), true);

afterEach(async () => {
  if (!hasMoved) return;
  await commands.movePointerOut();
  hasMoved = false;
});
