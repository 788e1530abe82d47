import { expect, test } from 'vitest';
import { blockForm } from '../blockTrades/index.js';
import { subscriptionForm } from '../ipo/index.js';
import { check } from '../testing.js';

const limits = { min: '10000', max: '25000', lotSize: '100' };
const askBlock = (quantity: string) => check(blockForm(limits), { quantity });

test('a block requires whole lots within the shares of its offer', () => {
  expect(askBlock('10000')).toEqual({ output: { quantity: '10000' } });
  expect(askBlock('25000')).toHaveProperty('output');
  for (const missing of ['', '0'])
    expect(askBlock(missing)).toEqual({ errors: { quantity: 'forms.quantity.minimum?min=10000' } });
  expect(check(blockForm({ ...limits, min: '1' }), { quantity: '' })).toEqual({
    errors: { quantity: 'forms.quantity.minimumUnit' },
  });
  expect(askBlock('9999')).toEqual({ errors: { quantity: 'forms.quantity.minimum?min=10000' } });
  expect(askBlock('25100')).toEqual({ errors: { quantity: 'forms.quantity.maximum?max=25000' } });
  expect(askBlock('10050')).toEqual({ errors: { quantity: 'forms.quantity.lot?lot=100' } });
});

test('a subscription for the maximum needs no quantity; one for a part needs a valid quantity', () => {
  const schema = subscriptionForm(limits);
  expect(check(schema, { mode: 'max', quantity: 'x' })).toEqual({ output: { mode: 'max' } });
  expect(check(schema, { mode: 'partial', quantity: '10100' })).toEqual({
    output: { mode: 'partial', quantity: '10100' },
  });
  expect(check(schema, { mode: 'partial', quantity: '10150' })).toEqual({
    errors: { quantity: 'forms.quantity.lot?lot=100' },
  });
});
