import { describe, expect, it } from 'vitest';
import { choosePair, firstPair } from './currencyPair.js';

const codes = ['EUR', 'USD', 'HKD'];

describe('the first pair', () => {
  it('is from dollars to the first other currency', () => {
    expect(firstPair(codes, {})).toEqual({ from: 'USD', to: 'EUR' });
    expect(firstPair(['EUR', 'HKD'], {})).toEqual({ from: 'EUR', to: 'HKD' });
  });

  it('is the one of the address where it is offered', () => {
    expect(firstPair(codes, { from: 'HKD', to: 'USD' })).toEqual({ from: 'HKD', to: 'USD' });
    expect(firstPair(codes, { from: 'ABC', to: 'DEF' })).toEqual({ from: 'USD', to: 'EUR' });
  });

  it('keeps the wanted target if both sides would be the same', () => {
    expect(firstPair(codes, { to: 'USD' })).toEqual({ from: 'EUR', to: 'USD' });
    expect(firstPair(codes, { from: 'HKD', to: 'HKD' })).toEqual({ from: 'EUR', to: 'HKD' });
  });
});

it('a choice changes one side, and swaps if it is what the other side has', () => {
  const pair = { from: 'USD', to: 'EUR' };
  expect(choosePair(pair, { from: 'HKD' })).toEqual({ from: 'HKD', to: 'EUR' });
  expect(choosePair(pair, { to: 'USD' })).toEqual({ from: 'EUR', to: 'USD' });
  expect(choosePair(pair, { from: 'EUR' })).toEqual({ from: 'EUR', to: 'USD' });
});
