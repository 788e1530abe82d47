import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { closeTicket, type CloseTicketValues } from './closeTicket.js';

const schema = closeTicket({ closableQuantity: '469', tickSize: '0.01' });
const ask = (values: Partial<CloseTicketValues>) =>
  check(schema, { orderType: 'market', quantity: '469', price: '', ...values });

test('the whole position and any whole number of its shares can be closed', () => {
  expect(ask({})).toEqual({ output: { orderType: 'market', quantity: '469' } });
  expect(ask({ quantity: '1' })).toHaveProperty('output.quantity', '1');
});

test('a quantity above the position and a quantity of zero are refused', () => {
  expect(ask({ quantity: '470' })).toEqual({ errors: { quantity: 'forms.quantity.closable?max=469' } });
  expect(ask({ quantity: '' })).toEqual({ errors: { quantity: 'forms.quantity.minimumUnit' } });
  expect(ask({ quantity: '0' })).toEqual({ errors: { quantity: 'forms.quantity.minimumUnit' } });
});

test('a limit order requires a price on the tick; a market order has no price', () => {
  expect(ask({ orderType: 'limit' })).toEqual({ errors: { price: 'forms.price.required' } });
  expect(ask({ orderType: 'limit', price: '17.005' })).toEqual({
    errors: { price: 'forms.price.tick?tick=0.01' },
  });
  expect(ask({ orderType: 'limit', price: '17.05' })).toEqual({
    output: { orderType: 'limit', quantity: '469', price: '17.05' },
  });
  expect(ask({ price: '17.005' })).not.toHaveProperty('output.price');
});

test('every invalid field is reported at once', () => {
  expect(ask({ orderType: 'limit', quantity: '1.5', price: '1e5' })).toEqual({
    errors: { quantity: 'forms.quantity.minimumUnit', price: 'forms.price.wrong' },
  });
});
