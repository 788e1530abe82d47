import { expect, test } from 'vitest';
import { performanceLine, HEIGHT, WIDTH } from './performanceLine.js';

test('points lie as far apart as their moments, the highest at the top', () => {
  const line = performanceLine([
    { at: 0, value: 0 },
    { at: 250, value: 10 },
    { at: 1000, value: -10 },
  ]);
  expect(line.path).toBe(`M0 60L${WIDTH / 4} 4L${WIDTH} ${HEIGHT - 4}`);
  expect(line).toMatchObject({ startY: 60, low: -10, high: 10 });
});

test('a constant line is drawn in the middle, and a single point draws nothing', () => {
  expect(
    performanceLine([
      { at: 0, value: 5 },
      { at: 9, value: 5 },
    ]).path,
  ).toBe(`M0 60L${WIDTH} 60`);
  expect(performanceLine([{ at: 0, value: 5 }]).path).toBe('');
  expect(performanceLine([]).path).toBe('');
});
