import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv, toTable } from './csv.js';

it('writes each row under the headings of its columns', () => {
  const rows = [
    { symbol: 'NLTO', price: '9.5' },
    { symbol: 'ALDA', price: null },
  ];
  const table = toTable(rows, [
    ['Symbol', ({ symbol }) => symbol],
    ['Price', ({ price }) => price],
  ]);
  expect(table).toEqual([
    ['Symbol', 'Price'],
    ['NLTO', '9.5'],
    ['ALDA', null],
  ]);
});

describe('toCsv', () => {
  it('writes one line for each row, and nothing for what is not known', () => {
    expect(
      toCsv([
        ['Symbol', 'Price'],
        ['NLTO', null],
      ]),
    ).toBe('Symbol,Price\r\nNLTO,\r\n');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(toCsv([['Smith, "Jo"', 'two\nlines']])).toBe('"Smith, ""Jo""","two\nlines"\r\n');
  });

  it.each(['=cmd()', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '-', '-.5', '-1e9'])('defuses %j', (cell) => {
    expect(
      toCsv([[cell]])
        .replaceAll('"', '')
        .startsWith("'"),
    ).toBe(true);
  });

  it.each(['-4102.05', '0', '12'])('leaves the number %s a number', (cell) => {
    expect(toCsv([[cell]])).toBe(`${cell}\r\n`);
  });

  it('never lets a cell begin as a formula, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (cell) => {
        const inner = toCsv([[cell]]).replace(/^"/, '');
        return !/^[=+@\t\r]/.test(inner) || inner === '\r\n';
      }),
    );
  });
});
