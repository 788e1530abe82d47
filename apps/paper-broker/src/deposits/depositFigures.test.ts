import { decimal, toText } from '@fairlot/money';
import { expect, it } from 'vitest';
import { faultsOf } from '../explain/testing/addUp.js';
import { viewFigure } from '../figures/figure.js';
import { creditedFigure } from './depositFigures.js';
import { convertedAmount } from './depositMoney.js';
import type { DepositRow } from './depositRow.js';

/** A deposit of 400 EUR of which `arrived` did, at this rate. */
const depositTo = (currency: string, arrived: string, rate: string): DepositRow => {
  const terms = { amount: decimal(arrived), currency: 'EUR', fee: decimal('1.5'), rate: decimal(rate) };
  const credited = convertedAmount({ ...terms, convertedCurrency: currency });
  return {
    id: 'dep_1',
    amount: '400',
    audit_amount: arrived,
    currency: 'EUR',
    fee: '1.5',
    rate,
    converted_currency: currency,
    converted_amount: toText(credited),
    submitted_at: new Date('2026-03-02T15:00:00.000Z'),
    audited_at: new Date('2026-03-02T15:05:00.000Z'),
  } as DepositRow;
};

it.each([
  ['EUR', '385', '1', 'difference', '383.5'],
  ['USD', '385.37', '1.08231', 'product', '415.46'],
])(
  'what a deposit to %s credited adds up from what arrived',
  (currency, arrived, rate, operation, credited) => {
    const figure = creditedFigure(depositTo(currency, arrived, rate));
    const node = figure && viewFigure(figure);
    expect(node && faultsOf(node)).toEqual([]);
    expect(node).toMatchObject({ operation, value: credited });
  },
);

it('a deposit without a decision has no credited figure to explain', () => {
  const waiting = { ...depositTo('USD', '400', '1.08'), converted_amount: null, rate: null };
  expect(creditedFigure(waiting)).toBeUndefined();
});
