import { expect, test } from 'vitest';
import { refusedFieldsOf } from './fieldErrors.js';

const refusalOf = (path: string) => ({ fieldErrors: [{ path, message: 'No' }] });

test.each([
  ['mail', 1],
  ['payee.iban', 1],
  ['payee', 1],
  ['payee.name', 0],
  ['mail.length', 0],
  ['constructor', 0],
  ['payee.toString', 0],
  ['', 0],
])('%s is a field of the form %s times', (path, count) => {
  const fields = { mail: '', payee: { iban: '' } };
  expect(refusedFieldsOf(refusalOf(path), fields)).toHaveLength(count);
});
