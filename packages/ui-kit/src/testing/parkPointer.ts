import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerOut: () => Promise<void>;
  }
}

/**
 * The pointer outlives a test, and its file: where one clicked, what the next one mounts is hovered, at some time of the
 * browser's choosing. So who moved it takes it off the page again.
 */
let hasMoved = false;
addEventListener('pointermove', ({ isTrusted }) => (hasMoved ||= isTrusted), true);

afterEach(async () => {
  if (!hasMoved) return;
  await commands.movePointerOut();
  hasMoved = false;
});
