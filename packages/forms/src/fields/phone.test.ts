import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { areaCode, phone } from './phone.js';

test('a phone number is accepted with any grouping of its digits', () => {
  for (const text of ['2025550101', '(202) 555-0101', '202.555.0101', '202\u2011555 0101', '202/5550101']) {
    expect(check(phone(), text), text).toEqual({ output: '2025550101' });
  }
});

test('a phone number requires 4 to 15 digits', () => {
  expect(check(phone(), ' ')).toEqual({ errors: { '': 'forms.phone.required' } });
  for (const text of ['123', '1234567890123456', '+12025550101', '20255501O1']) {
    expect(check(phone(), text), text).toEqual({ errors: { '': 'forms.phone.invalid' } });
  }
});

test('an area code has 1 to 4 digits and an optional plus', () => {
  for (const text of ['+1', '49', '+1684']) expect(check(areaCode(), text)).toEqual({ output: text });
  for (const text of ['', '+', '+12345', '++1', '1-684']) {
    expect(check(areaCode(), text), text).toEqual({ errors: { '': 'forms.areaCode.invalid' } });
  }
});
