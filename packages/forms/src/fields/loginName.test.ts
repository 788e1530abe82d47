import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { loginName } from './loginName.js';

const errorOf = (text: string) => check(loginName(), text);

test('a mail address and a user id are accepted, and the blanks that autofill leaves are removed', () => {
  expect(errorOf(' demo@fairlot.example ')).toEqual({ output: 'demo@fairlot.example' });
  expect(errorOf('mem_01K9G5V3M8')).toEqual({ output: 'mem_01K9G5V3M8' });
});

test('an empty field asks for the mail address', () => {
  for (const text of ['', '   ']) expect(errorOf(text)).toEqual({ errors: { '': 'forms.email.required' } });
});

test('an incomplete mail address, one with blanks and one that is too long are refused', () => {
  for (const text of ['a@b', 'a b@c.de', 'a@@c.de', '@c.de', 'a@.de', `${'a'.repeat(136)}@c.de`]) {
    expect(errorOf(text), text).toEqual({ errors: { '': 'forms.email.invalid' } });
  }
});
