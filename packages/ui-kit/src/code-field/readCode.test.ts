import { expect, test } from 'vitest';
import { readCode } from './readCode.js';

test.each([
  ['123456', '123456'],
  ['12', '12'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['Your Fairlot code is 482913. It is valid for 10 minutes.', '482913'],
  ['24 h: 482-913', '482913'],
  ['1a2b3c', '123'],
  ['1234567', '123456'],
  ['', ''],
  ['none', ''],
])('%j gives %j', (text, code) => {
  expect(readCode(text, 6)).toBe(code);
});
