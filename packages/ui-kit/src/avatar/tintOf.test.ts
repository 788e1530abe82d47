import { expect, test } from 'vitest';
import { monogramOf, TINT_COUNT, tintOf } from './tintOf.js';

test('a symbol always has the same tint, and symbols spread over all of them', () => {
  const counts = new Array<number>(TINT_COUNT).fill(0);
  for (let index = 0; index < 800; index++) {
    const tint = tintOf(`SYM${index}`);
    expect(tintOf(`SYM${index}`)).toBe(tint);
    counts[tint] = (counts[tint] ?? 0) + 1;
  }
  for (const count of counts) expect(count).toBeGreaterThan(50);
});

test('a monogram is two letters of a symbol or the initials of a name', () => {
  expect([monogramOf('NORA'), monogramOf('jane roe smith'), monogramOf('X'), monogramOf('')]).toEqual([
    'NO',
    'JR',
    'X',
    '',
  ]);
});
