import { expect, test } from 'vitest';
import { maskId, maskMail, maskPhone } from './maskId.js';

test('an id shows its end alone', () => {
  expect(maskId('mem_01K9G5V3M8Q2W7X4Y6Z0A1B2C3')).toBe('•••• B2C3');
});

test('a mail address shows its first letter and its provider', () => {
  expect(maskMail('demo@fairlot.example')).toBe('d•••@fairlot.example');
  expect(maskMail('é@x.de')).toBe('é•••@x.de');
  expect(maskMail('no address')).toBe('•••');
});

test('a phone number shows its country and its last two digits', () => {
  expect(maskPhone('+1', '2025550101')).toBe('+1 ••• 01');
});
