import { toText } from '@fairlot/money';
import { expect, it } from 'vitest';
import { faultsOf } from '../explain/testing/addUp.js';
import { viewFigure } from '../figures/figure.js';
import { createMarket } from '../market/createMarket.js';
import { figuresOfHolding } from './fundFigures.js';
import type { FundOrderRow } from './fundRow.js';

const market = createMarket({ seed: 'test' });
const fund = market.instruments.find(({ productType }) => productType === 'FUND');
if (fund === undefined) throw new Error('The market has no fund.');
const at = new Date('2026-03-02T15:00:00.000Z');

const subscription = (id: string): FundOrderRow =>
  ({
    id,
    side: 'subscribe',
    currency: fund.currency,
    amount: '100',
    nav: '11',
    units: '9',
    handling_fee: '1',
    net_amount: '99',
    priced_at: at,
  }) as FundOrderRow;

it.each([
  ['200', 2, '200', ['fund_paid', 'fund_redeemed_cost']],
  ['150', 2, '200', ['fund_paid', 'fund_redeemed_cost']],
  ['250', 2, '275.5', ['fund_paid', 'fund_redeemed_cost']],
  // Nothing is known of how it was paid.
  ['150', 0, '0', []],
])(
  'adds a cost of %s up from the newest %i subscriptions of %s in all, less what was taken out',
  (cost, count, paid, parts) => {
    const orders = Array.from({ length: count }, (_, place) => subscription(`fdo_${place}`));
    const figures = figuresOfHolding(
      { units: '12', cost },
      { fund, market, at, subscriptions: { newest: orders, paid } },
    );
    expect(toText(figures.cost.value)).toBe(cost);
    expect(figures.cost.parts.map(({ name }) => name)).toEqual(parts);
    expect(figures.cost.parts[0]?.parts.map(({ name }) => name) ?? []).toEqual([
      ...(paid === '275.5' ? ['earlier'] : []),
      ...orders.map(() => 'order_total'),
    ]);
    for (const figure of [figures.cost, figures.profit]) expect(faultsOf(viewFigure(figure))).toEqual([]);
  },
);
