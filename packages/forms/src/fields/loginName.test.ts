import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { loginName } from './loginName.js';

const errorOf = (text: string) => check(loginName(), text);

test('a mail address and a user id are both accepted, without the blanks that autofill leaves', () => {
  expect(errorOf(' demo@fairlot.example ')).toEqual({ output: 'demo@fairlot.example' });
  expect(errorOf('mem_01K9G5V3M8')).toEqual({ output: 'mem_01K9G5V3M8' });
});

test('an empty field asks for the mail address', () => {
  for (const text of ['', '   ']) expect(errorOf(text)).toEqual({ errors: { '': 'forms.email.required' } });
});

test('a mail address that is not whole, has blanks or is too long is refused', () => {
  for (const text of ['a@b', 'a b@c.de', 'a@@c.de', '@c.de', 'a@.de', `${'a'.repeat(136)}@c.de`]) {
    expect(errorOf(text), text).toEqual({ errors: { '': 'forms.email.invalid' } });
  }
});
