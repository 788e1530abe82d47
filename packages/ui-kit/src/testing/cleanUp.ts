import { afterEach, beforeAll } from 'vitest';
import { warningsGiven } from '../checks/warnOnce.js';
import { unmountAll } from './mount.js';
import { parkPointer } from './parkPointer.js';

// One page runs many files, so each test leaves it as it found it. Vitest runs this file before each test file; the
// modules that it imports are loaded once.
beforeAll(parkPointer);
afterEach(async () => {
  await unmountAll();
  warningsGiven.clear();
  await parkPointer();
});
