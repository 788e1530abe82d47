import { expect, test } from 'vitest';
import { matchOptions } from './matchOptions.js';

const banks = [
  { value: 'zkb', label: 'Zürcher Kantonalbank', note: 'ZKBKCHZZ' },
  { value: 'sg', label: 'Société Générale' },
  { value: 'db', label: 'Deutsche Bank', note: 'DEUTDEFF' },
];
const found = (text: string) => matchOptions(banks, text).map(({ value }) => value);

test.each([
  ['', ['zkb', 'sg', 'db']],
  ['  ', ['zkb', 'sg', 'db']],
  ['BANK', ['zkb', 'db']],
  ['zurcher', ['zkb']],
  ['générale', ['sg']],
  ['bank deutsche', ['db']],
  ['deutdeff', ['db']],
  ['bank générale', []],
])('%j finds %j', (text, values) => {
  expect(found(text)).toEqual(values);
});
