import { decimal, subtract, ZERO, type Decimal } from '@fairlot/money';
import {
  differenceOf,
  MOST_PARTS,
  percentageOf,
  quotientOf,
  sumOf,
  value,
  type Figure,
} from '../../figures/figure.js';
import { marketValue } from '../../figures/marketValue.js';
import type { FillRow } from '../orderRow.js';
import { AVERAGE_PLACES } from '../orders/orderView.js';
import type { TradingMarket } from '../tradingContext.js';
import type { PositionRow } from '../positionRow.js';

/** Cost, value and result of a position, for its view and for the explanation of its figures. */
export interface PositionFigures {
  readonly marketValue: Figure;
  readonly openAmount: Figure;
  readonly unrealized: Figure;
  /** Undefined when the position cost nothing. */
  readonly unrealizedPercentage: Figure | undefined;
  /** Undefined when no shares are left. */
  readonly averagePrice: Figure | undefined;
  readonly realized: Figure;
  readonly fees: Figure;
}

export type PositionFill = Pick<FillRow, 'order_id' | 'side' | 'amount' | 'fee' | 'filled_at'>;

/**
 * The figures of a position that is not closed, at the quote of `at`; for a closed one, its total cost and proceeds.
 * @param fills the position's newest fills, the oldest first, for amounts that are explained order by order; more than
 * `MOST_PARTS` if there may be earlier ones
 */
export function figuresOfPosition(
  position: PositionRow,
  market: TradingMarket,
  at: Date,
  fills: readonly PositionFill[] = [],
): PositionFigures {
  const { currency } = position;
  const source = { kind: 'position', id: position.id } as const;
  const facts = { currency, asOf: at, source };
  const isClosed = position.state === 'closed';
  const isLong = position.direction === 'long';
  const amounts = amountsOf(position, fills, facts);
  const openAmount = isClosed ? amounts.opened : amounts.open;
  const quantity = value('quantity', decimal(isClosed ? position.opened_quantity : position.quantity), {
    asOf: at,
    source,
  });
  const worth = isClosed ? value('market_value', ZERO, facts) : worthOfPosition(position, market, at);
  const unrealized = isClosed
    ? value('unrealized', ZERO, facts)
    : differenceOf('unrealized', isLong ? [worth, openAmount] : [openAmount, worth], facts);
  return {
    marketValue: worth,
    openAmount,
    unrealized,
    unrealizedPercentage: percentageOf('unrealized_percentage', unrealized, openAmount, at),
    averagePrice:
      quantity.value === ZERO
        ? undefined
        : quotientOf('average_price', [openAmount, quantity], {
            ...facts,
            places: AVERAGE_PLACES,
          }),
    realized: differenceOf(
      'realized',
      isLong
        ? [amounts.closed, amounts.closedCost, amounts.closedFees]
        : [amounts.closedCost, amounts.closed, amounts.closedFees],
      facts,
    ),
    fees: amounts.fees,
  };
}

interface Facts {
  readonly currency: string;
  readonly asOf: Date;
  readonly source: { readonly kind: 'position'; readonly id: string };
}

/** The opened, remaining and closed amounts of a position and its fees, by order as far as fills are given. */
export function amountsOf(position: PositionRow, fills: readonly PositionFill[], facts: Facts) {
  const column = (name: Figure['name'], amount: Decimal) => value(name, amount, facts);
  const recent = fills.slice(-MOST_PARTS);
  const isPart = recent.length < fills.length;
  /**
   * An amount as the sum of fills. The rest belongs to earlier fills, or to an allotment, which has no
   * order.
   */
  const total = (name: Figure['name'], amount: Decimal, parts: readonly Figure[]): Figure => {
    if (parts.length === 0) return column(name, amount);
    const rest = subtract(amount, sumOf(name, parts, facts).value);
    if (rest === ZERO) return sumOf(name, parts, facts);
    const earlier = { ...facts, source: { kind: 'orders', id: position.symbol } } as const;
    return isPart
      ? sumOf(name, [value('earlier', rest, earlier), ...parts], facts)
      : sumOf(name, [...parts, column('allotted_amount', rest)], facts);
  };
  const openingSide = position.direction === 'long' ? 'buy' : 'sell';
  const amounts = (isOpening: boolean): Figure[] =>
    recent
      .filter(({ side }) => (side === openingSide) === isOpening)
      .map((fill) => ofFill('fill_amount', fill, facts));
  const opened = total('opened_amount', decimal(position.opened_amount), amounts(true));
  const left = decimal(position.open_amount);
  const closedCost = column('closed_cost', subtract(opened.value, left));
  return {
    opened,
    open:
      closedCost.value === ZERO
        ? { ...opened, name: 'open_amount' as const }
        : differenceOf('open_amount', [opened, closedCost], facts),
    closed: total('closed_amount', decimal(position.closed_amount), amounts(false)),
    closedCost,
    closedFees: column('closed_fees', subtract(decimal(position.handling_fee), decimal(position.open_fee))),
    fees: total(
      'position_fees',
      decimal(position.handling_fee),
      recent.map((fill) => ofFill('fill_fee', fill, facts)),
    ),
  };
}

const ofFill = (name: 'fill_amount' | 'fill_fee', fill: PositionFill, { currency }: Facts): Figure =>
  value(name, decimal(name === 'fill_amount' ? fill.amount : fill.fee), {
    currency,
    asOf: fill.filled_at,
    source: { kind: 'order', id: fill.order_id },
  });

/**
 * The market value of a position. An instrument that has left the market has no price: its position is worth what it
 * cost, as in the value of its account.
 */
function worthOfPosition(position: PositionRow, market: TradingMarket, at: Date): Figure {
  const { symbol, currency, id } = position;
  if (market.instrument(symbol) === undefined) {
    const source = { kind: 'position', id } as const;
    return value('last_known_value', decimal(position.open_amount), { currency, asOf: at, source });
  }
  return marketValue(symbol, decimal(position.quantity), { currency, market, at });
}
