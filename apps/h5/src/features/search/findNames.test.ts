import { expect, it } from 'vitest';
import { findNames } from './findNames.js';

const rows = [
  { symbol: 'NLTO', title: 'Nelto Instruments' },
  { symbol: 'TAVT.FR', title: 'Tavoise Télécom' },
  { symbol: 'INST', title: 'Anderson' },
];
const find = (text: string) => findNames(rows, text, 50).map(({ symbol }) => symbol);

it('names are found offline as online: symbols first, ignoring case and accents', () => {
  expect(find('inst')).toEqual(['INST', 'NLTO']);
  expect(find(' TELE ')).toEqual(['TAVT.FR']);
  expect(findNames(rows, 'n', 1)).toHaveLength(1);
});

it.each(['.*', '%', '_', '<script>alert(1)</script>', '', '   ', '(', '\\'])(
  '%s is text like any other',
  (text) => {
    expect(find(text)).toEqual([]);
  },
);
