import { expect, test } from 'vitest';
import { withJoinedMinus } from './joinedMinus.js';

test('in a sentence a minus stays on the line of its figure', () => {
  expect(withJoinedMinus({ amount: '\u2212$12.00', note: 'of 3 (\u2212€0.50)' })).toEqual({
    amount: '\u2212\u2060$12.00',
    note: 'of 3 (\u2212\u2060€0.50)',
  });
});

test('other values stay as they are', () => {
  const values = { change: '\u22121.50%', amount: '\u2212US$5', count: 3, name: undefined };
  expect(withJoinedMinus(values)).toEqual(values);
});
