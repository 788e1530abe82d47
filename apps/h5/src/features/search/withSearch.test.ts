import { expect, test } from 'vitest';
import { withSearch } from './withSearch.js';

test('the newest search comes first, and only once', () => {
  expect(withSearch(['nel', 'bank'], 'Bank')).toEqual(['Bank', 'nel']);
});

test('ten searches are remembered', () => {
  const many = Array.from({ length: 10 }, (_, index) => `search ${index}`);
  const next = withSearch(many, 'eleventh');
  expect(next).toHaveLength(10);
  expect(next[0]).toBe('eleventh');
  expect(next).not.toContain('search 9');
});
