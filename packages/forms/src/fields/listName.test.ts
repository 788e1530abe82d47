import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { listName } from './listName.js';

test('a name of 1 to 40 characters is accepted, trimmed', () => {
  expect(check(listName(), '  Chips  ')).toEqual({ output: 'Chips' });
  expect(check(listName(), 'x'.repeat(40))).toEqual({ output: 'x'.repeat(40) });
});

test('an empty name, one that is too long and one with control characters are refused', () => {
  expect(check(listName(), '   ')).toEqual({ errors: { '': 'forms.listName.required' } });
  expect(check(listName(), 'x'.repeat(41))).toEqual({ errors: { '': 'forms.text.length?max=40' } });
  expect(check(listName(), 'a\u0000b')).toEqual({ errors: { '': 'forms.text.characters' } });
});

test('a name that another list has is refused in any case and composition', () => {
  const schema = listName(['Chips', 'Cafe\u0301']);
  for (const name of ['chips', ' CHIPS ', 'Caf\u00e9']) {
    expect(check(schema, name), name).toEqual({ errors: { '': 'forms.listName.taken' } });
  }
  expect(check(schema, 'Chips 2')).toEqual({ output: 'Chips 2' });
});
