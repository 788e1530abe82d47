import { decimal, toText } from '@fairlot/money';
import { expect, it } from 'vitest';
import { faultsOf } from '../../explain/testing/addUp.js';
import { availableFigure, value, viewFigure } from '../../figures/figure.js';
import { availableAfter } from './closeFigures.js';

const asOf = new Date('2026-03-02T15:00:00Z');
const available = availableFigure('acc_1', decimal('99.01'), 'USD', asOf);
const releasing = (amount: string) =>
  value('released_amount', decimal(amount), {
    currency: 'USD',
    asOf,
    source: { kind: 'position', id: 'pos_1' },
  });

it.each([
  ['1738', '1837.01', ['available_funds', 'released_amount']],
  ['-99.01', '0', ['available_funds', 'released_amount']],
  ['-500', '0', ['available_funds', 'released_amount', 'loss_borne']],
])('says what is available after %s comes back, of which nothing is owed', (released, after, parts) => {
  const figure = availableAfter(available, releasing(released), 'USD');
  expect(toText(figure.value)).toBe(after);
  expect(figure.parts.map(({ name }) => name)).toEqual(parts);
  expect(faultsOf(viewFigure(figure))).toEqual([]);
});
