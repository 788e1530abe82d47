import { expect, it } from 'vitest';
import { numberEnd } from './numberEnd.js';

it.each([
  ['SPECIMEN 0000', '0000'],
  ['12345678', '5678'],
  ['1234567', '567'],
  ['1234', '34'],
])('shows of %s %s', (number, end) => {
  expect(numberEnd(number)).toBe(end);
});
