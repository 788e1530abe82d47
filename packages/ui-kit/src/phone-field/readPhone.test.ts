import { expect, test } from 'vitest';
import { readPhone } from './readPhone.js';

const codes = [
  { code: '+1', label: 'United States' },
  { code: '+49', label: 'Germany' },
  { code: '+4', label: 'Nowhere' },
];

test('signs and spaces are left out, digits of any script are read', () => {
  expect(readPhone('(202) 555-0101', '+1', codes)).toEqual({ areaCode: '+1', number: '2025550101' });
  expect(readPhone('٢٠٢', '+1', codes)).toEqual({ areaCode: '+1', number: '202' });
});

test('an international number chooses the longest known code', () => {
  expect(readPhone('+49 30 123456', '+1', codes)).toEqual({ areaCode: '+49', number: '30123456' });
  expect(readPhone('0049 30 123456', '+1', codes)).toEqual({ areaCode: '+49', number: '30123456' });
});

test('a number is never longer than numbers are', () => {
  expect(readPhone('1'.repeat(40), '+1', codes).number).toHaveLength(15);
});
