import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { password } from './password.js';

test('a password has 4 to 16 characters', { tags: ['9.password'] }, () => {
  expect(check(password(), 'abcd')).toEqual({ output: 'abcd' });
  expect(check(password(), 'a'.repeat(16))).toEqual({ output: 'a'.repeat(16) });
  for (const text of ['abc', 'a'.repeat(17)]) {
    expect(check(password(), text)).toEqual({ errors: { '': 'forms.password.length?min=4&max=16' } });
  }
});

test('an empty password is reported as missing', () => {
  expect(check(password(), '')).toEqual({ errors: { '': 'forms.password.required' } });
});

test('a password keeps the blanks at its ends', () => {
  expect(check(password(), ' a b ')).toEqual({ output: ' a b ' });
});

test('the server’s policy sets the limits of a password', () => {
  const strict = password({ min: 8, max: 64 });
  expect(check(strict, 'Fairlot')).toEqual({ errors: { '': 'forms.password.length?min=8&max=64' } });
  expect(check(strict, 'a'.repeat(64))).toEqual({ output: 'a'.repeat(64) });
});
