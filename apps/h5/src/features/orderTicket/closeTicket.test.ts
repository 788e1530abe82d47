import { expect, test } from 'vitest';
import { closeTicketProblems, type CloseTicketValues } from './closeTicket.js';

const context = { closableQuantity: '469', tickSize: '0.01' };
const all: CloseTicketValues = { orderType: 'market', quantity: '469', price: '' };
const ask = (values: Partial<CloseTicketValues>) => closeTicketProblems({ ...all, ...values }, context);

test('all that is held can be closed, and any whole part of it', () => {
  expect(ask({})).toEqual({});
  expect(ask({ quantity: '1' })).toEqual({});
});

test('more than is held is refused, and so is nothing', () => {
  expect(ask({ quantity: '470' })).toEqual({ quantity: 'closable' });
  expect(ask({ quantity: '' })).toEqual({ quantity: 'forms.quantity.minimumUnit' });
  expect(ask({ quantity: '0' })).toEqual({ quantity: 'forms.quantity.minimumUnit' });
});

test('a limit wants a price on the tick, a market order none', () => {
  expect(ask({ orderType: 'limit' })).toEqual({ price: 'forms.price.required' });
  expect(ask({ orderType: 'limit', price: '17.005' })).toEqual({ price: 'forms.price.tick?tick=0.01' });
  expect(ask({ orderType: 'limit', price: '17.05' })).toEqual({});
  expect(ask({ price: '17.005' })).toEqual({});
});
