import { negate, ZERO, type Decimal } from '@fairlot/money';
import { differenceOf, sumOf, value, type Figure } from '../../figures/figure.js';
import { figuresOfTicket } from '../orders/orderFigures.js';
import type { PositionRow } from '../positionRow.js';
import type { estimateClose } from './closeMoney.js';

export interface CloseFigures {
  /** Price times quantity. */
  readonly amount: Figure;
  readonly fee: Figure;
  /** The amount that becomes available. */
  readonly released: Figure;
  /** After the fees of opening and closing. */
  readonly realized: Figure;
}

/** The figures of closing shares at a price, for the explanation of the preview. */
export function figuresOfClose(
  position: PositionRow,
  closing: {
    readonly quantity: Decimal;
    readonly price: Decimal;
    readonly money: ReturnType<typeof estimateClose>;
  },
  asOf: Date,
): CloseFigures {
  const { symbol, currency, id } = position;
  const { quantity, price, money } = closing;
  const facts = { currency, asOf, source: { kind: 'position', id } } as const;
  const isLong = position.direction === 'long';
  const ticket = { symbol, currency, quantity, orderPrice: price, isBuy: !isLong };
  const { amount, fee } = figuresOfTicket(ticket, money, asOf);
  const cost = value('closed_cost', money.openAmount, facts);
  const setAside = [value('margin', money.margin, facts), value('short_proceeds', money.openAmount, facts)];
  const openFee = value('closed_fees', money.openFee, facts);
  return {
    amount,
    fee,
    released: differenceOf(
      'released_amount',
      isLong ? [amount, fee] : [sumOf('held_funds', setAside, { currency, asOf }), amount, fee],
      facts,
    ),
    realized: differenceOf(
      'realized',
      isLong ? [amount, cost, fee, openFee] : [cost, amount, fee, openFee],
      facts,
    ),
  };
}

/**
 * What is available after closing. A loss beyond margin and proceeds takes the available funds, but no more than
 * those: the broker bears the rest.
 */
export function availableAfter(available: Figure, released: Figure, currency: string): Figure {
  const facts = { currency, asOf: released.asOf };
  const after = sumOf('available_after', [available, released], facts);
  if (after.value >= ZERO) return after;
  const source = { kind: 'rule', id: 'no_debt' } as const;
  const borne = value('loss_borne', negate(after.value), { ...facts, source });
  return sumOf('available_after', [available, released, borne], facts);
}
