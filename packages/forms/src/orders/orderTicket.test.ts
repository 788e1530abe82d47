import { decimal, toText, type Decimal } from '@fairlot/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from '../testing.js';
import { orderTicket, type OrderTicketContext, type OrderTicketValues } from './orderTicket.js';

const context: OrderTicketContext = {
  lotSize: '100',
  tickSize: '0.01',
  last: '40',
  currency: 'USD',
  availableFunds: '10000',
};

const limitOrder: OrderTicketValues = {
  direction: 'long',
  orderType: 'limit',
  timeInForce: 'day',
  quantity: '200',
  price: '41.5',
  stopLoss: '',
  takeProfit: '',
};

const marketOrder: OrderTicketValues = { ...limitOrder, orderType: 'market', price: '' };

function ask(values: Partial<OrderTicketValues>, changes: Partial<OrderTicketContext> = {}) {
  return check(orderTicket({ ...context, ...changes }), { ...limitOrder, ...values });
}

function messageFor(field: keyof OrderTicketValues, values: Partial<OrderTicketValues>) {
  const result = ask(values);
  return 'errors' in result ? result.errors[field] : undefined;
}

describe('the order ticket', () => {
  test('produces the body of the call without empty fields', () => {
    expect(ask({ takeProfit: '45' })).toEqual({
      output: {
        direction: 'long',
        orderType: 'limit',
        timeInForce: 'day',
        quantity: '200',
        price: '41.5',
        takeProfit: '45',
      },
    });
  });

  test('sends no price with a market order, even if one was entered before', () => {
    const result = ask({ ...marketOrder, price: '12.345' });
    expect(result).toHaveProperty('output');
    expect(result).not.toHaveProperty('output.price');
  });

  test('accepts at most the contract’s number of shares for one order', () => {
    const most = { ...marketOrder, quantity: '10000000' };
    expect(ask(most, { availableFunds: null })).toHaveProperty('output');
    expect(messageFor('quantity', { quantity: '10000100' })).toBe('forms.quantity.maximum?max=10000000');
  });

  test('requires a price for a limit order', { tags: ['5.required'] }, () => {
    expect(messageFor('price', { price: '' })).toBe('forms.price.required');
    expect(messageFor('price', { price: '0' })).toBe('forms.price.wrong');
    expect(messageFor('price', { price: '41.125' })).toBe('forms.price.tick?tick=0.01');
    expect(messageFor('price', { price: '1.123456789' })).toBe('forms.amount.decimals?places=8');
  });

  test('requires a whole number of lots', () => {
    expect(messageFor('quantity', { quantity: '' })).toBe('forms.quantity.minimumUnit');
    expect(messageFor('quantity', { quantity: '0' })).toBe('forms.quantity.minimumUnit');
    expect(messageFor('quantity', { quantity: '150' })).toBe('forms.quantity.lot?lot=100');
  });

  test('refuses a price more than 30 % from the market and accepts one at 30 %', () => {
    expect(messageFor('price', { price: '28' })).toBeUndefined();
    expect(messageFor('price', { price: '27.99' })).toBe('forms.price.band?low=28&high=52');
    expect(messageFor('price', { price: '52.01', quantity: '100' })).toBe('forms.price.band?low=28&high=52');
  });

  test('names the lowest and the highest price that it accepts', () => {
    const far = ask({ price: '1' }, { last: '16.81' });
    expect(far).toEqual({ errors: { price: 'forms.price.band?low=11.77&high=21.85' } });
    expect(ask({ price: '11.77' }, { last: '16.81' })).toHaveProperty('output');
    expect(ask({ price: '21.85', quantity: '100' }, { last: '16.81' })).toHaveProperty('output');
  });

  test('requires the stop loss of a long position below the price and the take profit above', () => {
    expect(messageFor('stopLoss', { stopLoss: '41.5' })).toBe('forms.stopLoss.mustBeBelow?price=41.5');
    expect(messageFor('stopLoss', { stopLoss: '41.49' })).toBeUndefined();
    expect(messageFor('takeProfit', { takeProfit: '41.5' })).toBe('forms.takeProfit.mustBeAbove?price=41.5');
    expect(messageFor('takeProfit', { takeProfit: '41.51' })).toBeUndefined();
  });

  test('requires the stop loss of a short position above the price and the take profit below', () => {
    const short = { direction: 'short' } as const;
    expect(messageFor('stopLoss', { ...short, stopLoss: '41' })).toBe(
      'forms.stopLoss.mustBeAbove?price=41.5',
    );
    expect(messageFor('takeProfit', { ...short, takeProfit: '42' })).toBe(
      'forms.takeProfit.mustBeBelow?price=41.5',
    );
  });

  test('compares the exits and the funds of a market order with the current price', () => {
    expect(messageFor('stopLoss', { ...marketOrder, stopLoss: '40.01' })).toBe(
      'forms.stopLoss.mustBeBelow?price=40',
    );
    expect(messageFor('quantity', { ...marketOrder, quantity: '300' })).toBe(
      'forms.amount.funds?needed=12000&available=10000&currency=USD',
    );
  });

  test('reports the amount needed and the amount available', () => {
    expect(messageFor('quantity', { quantity: '300' })).toBe(
      'forms.amount.funds?needed=12450&available=10000&currency=USD',
    );
  });

  test('requires only the margin for a short position', () => {
    expect(messageFor('quantity', { direction: 'short', quantity: '400' })).toBeUndefined();
    expect(messageFor('quantity', { direction: 'short', quantity: '500' })).toBe(
      'forms.amount.funds?needed=10375&available=10000&currency=USD',
    );
  });

  test('computes the margin of a short below the market at the market price', () => {
    const below = { direction: 'short', price: '30' } as const;
    expect(messageFor('quantity', { ...below, quantity: '500' })).toBeUndefined();
    expect(messageFor('quantity', { ...below, quantity: '600' })).toBe(
      'forms.amount.funds?needed=12000&available=10000&currency=USD',
    );
  });

  test('leaves unknown bounds to the server', () => {
    const unknown = { last: null, availableFunds: null };
    expect(ask({ quantity: '900000', price: '99' }, unknown)).toHaveProperty('output');
    expect(ask({ ...marketOrder, stopLoss: '1', takeProfit: '1' }, unknown)).toHaveProperty('output');
  });

  test('reports every invalid field at once', () => {
    expect(ask({ quantity: '1.5', price: 'x', stopLoss: '1e5', takeProfit: '-1' })).toEqual({
      errors: {
        quantity: 'forms.quantity.minimumUnit',
        price: 'forms.price.wrong',
        stopLoss: 'forms.price.wrong',
        takeProfit: 'forms.price.wrong',
      },
    });
  });

  test('accepts exactly the orders that the funds cover', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 2_800, max: 5_200 }), (lots, cents) => {
        const value = (BigInt(lots) * 100n * BigInt(cents) * 10n ** 6n) as Decimal;
        const price = toText((BigInt(cents) * 10n ** 6n) as Decimal);
        const result = ask({ quantity: String(lots * 100), price });
        expect('output' in result).toBe(value <= decimal('10000'));
      }),
    );
  });
});
