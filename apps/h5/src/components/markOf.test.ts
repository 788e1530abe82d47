import { expect, it } from 'vitest';
import { markOf } from './markOf.js';

it('a mark says which way a figure moved; an unknown move has none', () => {
  expect(markOf('9.99', '10.00')).toBe('up');
  expect(markOf('10.00', '9.99')).toBe('down');
  expect(markOf('10.0', '10.00')).toBeUndefined();
  expect(markOf(undefined, '10')).toBeUndefined();
  expect(markOf('10', undefined)).toBeUndefined();
});
