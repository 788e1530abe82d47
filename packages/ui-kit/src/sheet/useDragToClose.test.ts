import { expect, test } from 'vitest';
import { isDraggedAway } from './useDragToClose.js';

test('a sheet closes beyond a third of its height or with a flick, and never upward', () => {
  expect(isDraggedAway(100, 300, 0)).toBe(true);
  expect(isDraggedAway(80, 300, 0)).toBe(false);
  expect(isDraggedAway(40, 300, 1)).toBe(true);
  expect(isDraggedAway(4, 300, 5)).toBe(false);
  expect(isDraggedAway(-200, 300, 0)).toBe(false);
});
