import { describe, expect, it } from 'vitest';
import { account } from '../testing/account.js';
import { findRemedy, lacking, missingFor, missingMessage } from './lacking.js';

const preview = (missingAmount: string) => ({
  missingAmount,
  holdAmount: '23400',
  availableBefore: '0.5',
  currency: 'TWD',
});

it('a previewed order lacks what the server says, and its quantity field says why', () => {
  expect(missingFor(preview('23399.5'))).toEqual({ amount: '23399.5', currency: 'TWD' });
  expect(missingMessage(preview('23399.5'))).toContain('needed=23400');
  expect(missingFor(preview('0'))).toBeUndefined();
  expect(missingMessage(preview('0'))).toBeUndefined();
  expect(missingFor(undefined)).toBeUndefined();
});

it('an account lacks what exceeds its funds, and nothing while either is unknown', () => {
  expect(lacking('500.5', '200', 'USD')).toEqual({ amount: '300.5', currency: 'USD' });
  expect(lacking('200', '200', 'USD')).toBeUndefined();
  expect(lacking('', '200', 'USD')).toBeUndefined();
  expect(lacking('500', null, 'USD')).toBeUndefined();
});

describe('the remedy', () => {
  const missing = { amount: '100', currency: 'USD' };
  const trade = account('trade', 'USD', '20');

  it('is the richest other account of the currency, if it has enough', () => {
    const cash = account('cash', 'USD', '100');
    const fund = account('fund', 'USD', '250');
    expect(findRemedy([cash, trade, fund], 'trade', missing)).toEqual({
      kind: 'move',
      from: fund,
      to: trade,
    });
    expect(findRemedy([cash, trade], 'trade', missing)).toEqual({ kind: 'move', from: cash, to: trade });
  });

  it('is an exchange where only other currencies have something', () => {
    const euros = account('cash', 'EUR', '80');
    expect(findRemedy([account('cash', 'USD', '99.99'), trade, euros], 'trade', missing)).toEqual({
      kind: 'exchange',
      from: euros,
    });
    expect(findRemedy([euros], 'trade', missing)).toEqual({ kind: 'exchange', from: euros });
  });

  it('is a deposit where there is nothing: never a loan', () => {
    expect(findRemedy([trade, account('cash', 'USD', '5')], 'trade', missing)).toEqual({ kind: 'deposit' });
  });
});
