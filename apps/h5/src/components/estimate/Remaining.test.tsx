import { formatMoney } from '@fairlot/ui-kit/format';
import { expect, test } from 'vitest';
import { mountPart } from '../testing/mountPart.js';
import { leftAfter, Remaining } from './Remaining.js';

const money = (value: string | null | undefined) => formatMoney(value, { currency: 'USD' });
const textOf = (before: string | undefined, after: string | undefined) => {
  mountPart(<Remaining money={money} before={before} after={after} />);
  return [...document.querySelectorAll('main')].at(-1)?.textContent;
};

test('says what is available now, and what after', () => {
  expect(textOf('500', '413.61')).toBe('$500.00, then $413.61');
  expect(textOf('500', '0')).toBe('$500.00, then $0.00');
});

test('what is available is said before an amount is typed, and a dash while it is unknown', () => {
  expect(textOf('0', undefined)).toBe('$0.00');
  expect(textOf(undefined, undefined)).toBe('–');
});

test('what does not suffice is said as what is missing, never as less than nothing', () => {
  const text = textOf('0', leftAfter('0', '86.39'));
  expect(text).toBe('$0.00: $86.39 too little');
  expect(text).not.toMatch(/[-−]/);
});

test('what is left is unknown without an amount that is a number', () => {
  expect(leftAfter('500', '')).toBeUndefined();
  expect(leftAfter(null, '5')).toBeUndefined();
  expect(leftAfter('500', '86.39')).toBe('413.61');
});
