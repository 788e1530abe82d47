import { describe, expect, test } from 'vitest';
import { check } from '../testing.js';
import { exitPrices, type ExitPricesValues } from './exitPrices.js';
import { orderAmendment, type OrderAmendmentContext, type OrderAmendmentValues } from './orderAmendment.js';

describe('the exits of a position', () => {
  const ask = (values: Partial<ExitPricesValues>, last: string | null = '40') =>
    check(exitPrices({ direction: 'long', tickSize: '0.01', last }), {
      stopLoss: '',
      takeProfit: '',
      ...values,
    });

  test('are sent as null where there is none', () => {
    expect(ask({ stopLoss: '39.99' })).toEqual({ output: { stopLoss: '39.99', takeProfit: null } });
  });

  test('must lie on the tick and on the correct side of the price', () => {
    expect(ask({ stopLoss: '40', takeProfit: '40' })).toEqual({
      errors: {
        stopLoss: 'forms.stopLoss.mustBeBelow?price=40',
        takeProfit: 'forms.takeProfit.mustBeAbove?price=40',
      },
    });
    expect(ask({ stopLoss: '39.995' })).toEqual({ errors: { stopLoss: 'forms.price.tick?tick=0.01' } });
    expect(ask({ stopLoss: '0' })).toEqual({ errors: { stopLoss: 'forms.price.wrong' } });
  });

  test('are left to the server while the price is unknown', () => {
    expect(ask({ stopLoss: '99' }, null)).toHaveProperty('output');
  });
});

describe('a change of an order', () => {
  const order: OrderAmendmentContext = {
    direction: 'long',
    orderType: 'limit',
    orderPrice: '20',
    stopLoss: '15',
    takeProfit: null,
    tickSize: '0.01',
    last: '40',
  };
  const ask = (values: Partial<OrderAmendmentValues>, changes: Partial<OrderAmendmentContext> = {}) =>
    check(orderAmendment({ ...order, ...changes }), {
      price: '20',
      stopLoss: '15',
      takeProfit: '',
      ...values,
    });

  test('contains only the fields that differ', () => {
    expect(ask({})).toEqual({ output: {} });
    expect(ask({ price: '41', takeProfit: '45' })).toEqual({ output: { price: '41', takeProfit: '45' } });
    expect(ask({ stopLoss: '' })).toEqual({ output: { stopLoss: null } });
  });

  test('requires a new limit near the market and keeps an unchanged one', () => {
    expect(ask({ price: '' })).toEqual({ errors: { price: 'forms.price.required' } });
    expect(ask({ price: '27.99' })).toEqual({ errors: { price: 'forms.price.band?low=28&high=52' } });
    expect(ask({ price: '40.005' })).toEqual({ errors: { price: 'forms.price.tick?tick=0.01' } });
  });

  test('compares the exits with the limit as changed', () => {
    expect(ask({ price: '41', stopLoss: '41' })).toEqual({
      errors: { stopLoss: 'forms.stopLoss.mustBeBelow?price=41' },
    });
    expect(ask({ takeProfit: '20' })).toEqual({
      errors: { takeProfit: 'forms.takeProfit.mustBeAbove?price=20' },
    });
  });

  test('of a market order contains no price', () => {
    expect(ask({ price: '999', stopLoss: '14' }, { orderType: 'market' })).toEqual({
      output: { stopLoss: '14' },
    });
  });
});
