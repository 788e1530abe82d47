import { describe, expect, it } from 'vitest';
import { inOrderOf, moveEntry, putBack, sortSymbols } from './order.js';

const quotes = new Map([
  ['AAA', { changePercentage: '-1', volume: '900' }],
  ['BBB', { changePercentage: '2', volume: '1000' }],
]);
const names = new Map([
  ['AAA', 'Zinnwerk'],
  ['BBB', 'Ölmühle'],
  ['CCC', 'Papier'],
]);
const facts = {
  nameOf: (symbol: string) => names.get(symbol) ?? symbol,
  quoteOf: (symbol: string) => quotes.get(symbol),
  locale: 'de',
};
const symbols = ['CCC', 'AAA', 'BBB'];

describe('sortSymbols', () => {
  it('keeps the customer’s own order', () => {
    expect(sortSymbols(symbols, 'own', facts)).toEqual(symbols);
  });

  it('compares names as the language does', () => {
    expect(sortSymbols(symbols, 'name', facts)).toEqual(['BBB', 'CCC', 'AAA']);
  });

  it('puts the greatest figure first and unknown ones last', () => {
    expect(sortSymbols(symbols, 'change', facts)).toEqual(['BBB', 'AAA', 'CCC']);
    expect(sortSymbols(symbols, 'volume', facts)).toEqual(['BBB', 'AAA', 'CCC']);
  });
});

describe('moveEntry', () => {
  it('moves one entry and keeps the others in order', () => {
    expect(moveEntry(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moveEntry(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });

  it('stops at the ends', () => {
    expect(moveEntry(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moveEntry(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
  });
});

describe('putBack', () => {
  const before = ['a', 'b', 'c', 'd'];

  it('puts entries where they stood', () => {
    expect(putBack(['a', 'd'], before, ['b', 'c'])).toEqual(before);
    expect(putBack(['b', 'c', 'd'], before, ['a'])).toEqual(before);
  });

  it('keeps changes made since', () => {
    expect(putBack(['d', 'e', 'a'], before, ['b'])).toEqual(['d', 'e', 'a', 'b']);
    expect(putBack(['c'], before, ['d'])).toEqual(['c', 'd']);
  });

  it('adds nothing twice', () => {
    expect(putBack(before, before, ['b'])).toEqual(before);
  });
});

describe('inOrderOf', () => {
  it('keeps what came since, and leaves what went since away', () => {
    expect(inOrderOf(['c', 'b', 'a'], ['a', 'b', 'd'])).toEqual(['b', 'a', 'd']);
  });
});
