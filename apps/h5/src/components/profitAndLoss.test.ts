import { expect, test } from 'vitest';
import { profitAndLoss } from './profitAndLoss.js';

test('falling below the entry loses on a long position and gains on a short one', () => {
  expect(profitAndLoss('40', '38', '100', 'long')).toBe('-200');
  expect(profitAndLoss('40', '38', '100', 'short')).toBe('200');
});

test('a result is unknown while a figure is missing', () => {
  expect(profitAndLoss(undefined, '38', '100', 'long')).toBeNull();
  expect(profitAndLoss('40', '', '100', 'long')).toBeNull();
  expect(profitAndLoss('40', '38', '', 'long')).toBeNull();
});
