import { expect, test } from 'vitest';
import { dimmedColor } from './dimmedColor.js';

test('a scrim darkens the ground by its own share', () => {
  expect(dimmedColor('rgb(200, 200, 200)', 'rgba(0, 0, 0, 0.5)')).toBe('rgb(100,100,100)');
  expect(dimmedColor('rgb(233, 234, 239)', 'rgba(13, 16, 28, 0.44)')).toBe('rgb(136,138,146)');
  expect(dimmedColor('rgb(10 20 30)', 'rgb(1, 2, 3)')).toBe('rgb(1,2,3)');
});

test.each([
  ['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0.5)'],
  ['rgba(9, 9, 9, 0.9)', 'rgba(0, 0, 0, 0.5)'],
  ['color(display-p3 1 0 0)', 'rgba(0, 0, 0, 0.5)'],
  ['rgb(1, 2, 3)', 'none'],
  ['rgb(1, two, 3)', 'rgb(0, 0, 0)'],
])('%s below %s is not known', (ground, scrim) => {
  expect(dimmedColor(ground, scrim)).toBeNull();
});
