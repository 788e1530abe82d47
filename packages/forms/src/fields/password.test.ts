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

test('an empty one is asked for', () => {
  expect(check(password(), '')).toEqual({ errors: { '': 'forms.password.required' } });
});

test('blanks at its ends belong to it', () => {
  expect(check(password(), ' a b ')).toEqual({ output: ' a b ' });
});

test('a server with another policy sets other limits', () => {
  const strict = password({ min: 8, max: 64 });
  expect(check(strict, 'Fairlot')).toEqual({ errors: { '': 'forms.password.length?min=8&max=64' } });
  expect(check(strict, 'a'.repeat(64))).toEqual({ output: 'a'.repeat(64) });
});
