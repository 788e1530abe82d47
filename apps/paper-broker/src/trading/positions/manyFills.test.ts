import { decimal, sum, toText } from '@fairlot/money';
import { expect, it } from 'vitest';
import { faultsOf } from '../../explain/testing/addUp.js';
import { MOST_PARTS, sumOfNewest, value, viewFigure } from '../../figures/figure.js';
import { later } from '../../util/instants.js';
import type { PositionRow } from '../positionRow.js';
import { createScriptedMarket } from '../testing/scriptedMarket.js';
import { figuresOfPosition, type PositionFill } from './positionFigures.js';

const market = createScriptedMarket({ prices: {} });
const at = new Date('2026-03-02T15:00:00Z');
const orders = { kind: 'orders', id: 'AAA' } as const;

/** Three purchases, then a sale, and so on; the fill at `place` is of `place` dollars. */
const fills: readonly PositionFill[] = Array.from({ length: 3 * MOST_PARTS }, (_, place) => ({
  order_id: `ord_${place}`,
  side: place % 4 === 3 ? 'sell' : 'buy',
  amount: `${place}`,
  fee: '1.25',
  filled_at: later(at, place),
}));

const totalOf = (side: PositionFill['side']): string =>
  toText(sum(fills.filter((fill) => fill.side === side).map(({ amount }) => decimal(amount))));

const closed = {
  id: 'pos_1',
  symbol: 'AAA',
  currency: 'USD',
  direction: 'long',
  state: 'closed',
  opened_quantity: '100',
  opened_amount: totalOf('buy'),
  open_amount: '0',
  closed_amount: totalOf('sell'),
  handling_fee: '375',
  open_fee: '0',
} as PositionRow;

it('a long sum consists of its newest parts and one part for all earlier ones', () => {
  const parts = fills.map(({ amount, filled_at: asOf }) =>
    value('fill_amount', decimal(amount), { asOf, source: { kind: 'quote', id: 'AAA' } }),
  );
  const whole = sum(parts.map((part) => part.value));
  const newest = parts.slice(-MOST_PARTS);
  const figure = sumOfNewest('closed_amount', whole, newest, { asOf: at }, orders);
  expect(figure.value).toBe(whole);
  expect(figure.parts).toMatchObject([{ name: 'earlier', source: orders }, ...newest]);
  expect(faultsOf(viewFigure(figure))).toEqual([]);
  expect(sumOfNewest('closed_amount', whole, parts, { asOf: at }, orders).parts).toEqual(parts);
});

it('the figures of a position consist of its newest fills and one part for all earlier ones', () => {
  const newest = figuresOfPosition(closed, market, at, fills.slice(-MOST_PARTS - 1));
  const unread = figuresOfPosition(closed, market, at);
  for (const figure of ['openAmount', 'realized', 'fees', 'averagePrice'] as const) {
    expect(newest[figure]?.value).toBe(unread[figure]?.value);
    const tree = newest[figure];
    expect(tree === undefined ? ['missing'] : faultsOf(viewFigure(tree))).toEqual([]);
  }
  expect(newest.fees.parts).toHaveLength(1 + MOST_PARTS);
  expect(newest.fees.parts[0]).toMatchObject({ name: 'earlier', value: decimal('250'), source: orders });
  expect(newest.openAmount.parts.map(({ name }) => name)).not.toContain('allotted_amount');
});

it('an allotment is distinguished from earlier fills', () => {
  const some = fills.slice(0, MOST_PARTS);
  const { fees } = figuresOfPosition({ ...closed, handling_fee: '126' }, market, at, some);
  expect(fees.parts.at(-1)).toMatchObject({ name: 'allotted_amount', value: decimal('1') });
});
