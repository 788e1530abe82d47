import { decimal, ZERO, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import {
  asBooked,
  availableFigure,
  differenceOf,
  productOf,
  sumOf,
  sumOfNewest,
  value,
  type Figure,
  type FigureName,
  type Source,
} from '../figures/figure.js';
import type { Product } from './products.js';
import { exitOf } from './quantMoney.js';
import type { QuantDayRow, QuantRow, QuantSum } from './quantQueries.js';
import type { QuantPlan } from './quantTicket.js';

export interface PlanFigures {
  /** Subscribing is free: 0 for every amount. */
  readonly fee: Figure;
  /** What is deducted from the available funds. */
  readonly total: Figure;
  /** The available funds after that. */
  readonly left: Figure;
  /** The fee of an early exit after the period has begun; undefined when an early exit is not possible. */
  readonly exitFee: Figure | undefined;
}

/** The figures of a subscription before it is made: its cost, the remaining funds, and the fee of an early exit. */
export function figuresOfPlan(plan: QuantPlan, product: Product, asOf: Date): PlanFigures {
  const { currency, strategy } = product;
  const amount = amountFigure(product, plan.amount, asOf);
  const rateOf = (rate: Decimal): Figure => value('fee_rate', rate, { asOf, source: sourceOf(product) });
  const fee = shareOf('order_fee', amount, rateOf(ZERO), product);
  const total = sumOf('order_total', [amount, fee], { currency, asOf });
  const available = availableFigure(plan.accountId, plan.available, currency, asOf);
  const { earlyExitFeeRate: exitRate } = strategy;
  return {
    fee,
    total,
    left: differenceOf('available_after', [available, total], { currency, asOf }),
    exitFee: exitRate === null ? undefined : shareOf('quant_exit_fee', amount, rateOf(exitRate), product),
  };
}

export interface OutcomeFigures {
  readonly profit: Figure;
  /** The amount plus its profit, or less its loss. */
  readonly returned: Figure;
}

/** The figures of an amount at a result. @param rate the result as a fraction of the amount */
export function figuresOfOutcome(product: Product, put: Decimal, rate: Decimal, asOf: Date): OutcomeFigures {
  const { currency } = product;
  const amount = amountFigure(product, put, asOf);
  const result = value('profit_rate', rate, { asOf, source: sourceOf(product) });
  const profit = shareOf('quant_outcome', amount, result, product);
  return { profit, returned: sumOf('quant_returned', [amount, profit], { currency, asOf }) };
}

const sourceOf = ({ id }: Product): Source => ({ kind: 'quant', id });

const amountFigure = (product: Product, amount: Decimal, asOf: Date): Figure =>
  value('fund_amount', amount, { currency: product.currency, asOf, source: sourceOf(product) });

const shareOf = (
  name: FigureName,
  amount: Figure,
  rate: Figure,
  { currency }: Pick<Product, 'currency'>,
): Figure => productOf(name, [amount, rate], { currency, asOf: amount.asOf, places: scaleOf(currency) });

/**
 * The profit of a subscription, after fees.
 * @param days all ended days, when they are to be explained one by one
 */
export function profitFigure(row: QuantRow, days: readonly QuantDayRow[], asOf: Date): Figure {
  const source: Source = { kind: 'quant_subscription', id: row.id };
  const facts = { currency: row.currency, source };
  const booked = value('quant_profit', decimal(row.profit), { ...facts, asOf });
  const parts = days.map((day) =>
    value('quant_day_profit', decimal(day.profit), { ...facts, asOf: day.accrued_at }),
  );
  return parts.length === 0 ? booked : asBooked(sumOf('quant_profit', parts, { ...facts, asOf }), booked);
}

export interface QuantDayFigures {
  /** The profit of the day. */
  readonly profit: Figure;
  /** The profit up to the end of the day. */
  readonly soFar: Figure;
}

/**
 * The figures of an ended day. Its profit is the difference of two profits of the whole amount, so that rounding does
 * not accumulate.
 * @param days all ended days, last first
 * @returns undefined if the day has not ended
 */
export function figuresOfQuantDay(
  row: QuantRow,
  days: readonly QuantDayRow[],
  which: number,
): QuantDayFigures | undefined {
  const place = days.findIndex((each) => each.day === which);
  const [day, ...before] = days.slice(place);
  if (place < 0 || day === undefined) return undefined;
  const { currency } = row;
  const asOf = day.accrued_at;
  const source: Source = { kind: 'quant_subscription', id: row.id };
  const amount = value('fund_amount', decimal(row.amount), { currency, asOf, source });
  const profitUntil = (ended: readonly QuantDayRow[]): Figure => {
    const rates = ended.map((each) =>
      value('quant_day_rate', decimal(each.profit_rate), { asOf: each.accrued_at, source }),
    );
    return shareOf('quant_profit_so_far', amount, sumOf('profit_rate', rates, { asOf }), row);
  };
  const booked = (name: FigureName, text: string) => value(name, decimal(text), { currency, asOf, source });
  const soFar = asBooked(profitUntil([day, ...before]), booked('quant_profit_so_far', day.pending_profit));
  const parts: [Figure, ...Figure[]] = before.length === 0 ? [soFar] : [soFar, profitUntil(before)];
  return {
    soFar,
    profit: asBooked(
      differenceOf('quant_day_profit', parts, { currency, asOf }),
      booked('quant_day_profit', day.profit),
    ),
  };
}

export interface ExitFigures {
  readonly fee: Figure;
  /** The amount that is returned: amount plus profit, less the fee. */
  readonly returned: Figure;
}

/**
 * The figures of an exit at `at`; for an ended subscription, those of its end.
 * @param days as in `profitFigure`
 */
export function figuresOfExit(row: QuantRow, days: readonly QuantDayRow[], at: Date): ExitFigures {
  const asOf = row.ended_at ?? at;
  const source: Source = { kind: 'quant_subscription', id: row.id };
  const facts = { currency: row.currency, asOf, source };
  const isEarly = asOf >= row.start_at && row.end_kind !== 'period';
  const rate = isEarly && row.early_exit_fee_rate !== null ? decimal(row.early_exit_fee_rate) : ZERO;
  const booked =
    row.exit_fee === null || row.returned_amount === null
      ? exitOf(decimal(row.amount), decimal(row.profit), rate, row.currency)
      : { fee: decimal(row.exit_fee), returned: decimal(row.returned_amount) };
  const amount = value('fund_amount', decimal(row.amount), facts);
  const fee = asBooked(
    shareOf('quant_exit_fee', amount, value('fee_rate', rate, { asOf, source }), row),
    value('quant_exit_fee', booked.fee, facts),
  );
  const worth = sumOf('quant_worth', [amount, profitFigure(row, days, asOf)], facts);
  const returned = asBooked(
    differenceOf('quant_returned', [worth, fee], facts),
    value('quant_returned', booked.returned, facts),
  );
  return { fee, returned };
}

export interface SumFigures {
  readonly invested: Figure;
  /** The profit of running subscriptions. */
  readonly pending: Figure;
  /** The profit of ended subscriptions. */
  readonly settled: Figure;
}

/**
 * A customer's sums in a currency, subscription by subscription.
 * @param rows the newest in that currency, newest first
 */
export function figuresOfSums(sums: QuantSum, rows: readonly QuantRow[], asOf: Date): SumFigures {
  const { currency } = sums;
  const source = { kind: 'entries', id: currency } as const;
  const facts = { currency, asOf, source };
  const sum = (name: FigureName, whole: Decimal, parts: readonly Figure[]): Figure =>
    sumOfNewest(name, whole, parts.toReversed(), facts, source);
  const [running, ended] = [rows.filter(isRunning), rows.filter((row) => !isRunning(row))];
  const amounts = running.map((row) =>
    value('fund_amount', decimal(row.amount), {
      currency,
      asOf: row.subscribed_at,
      source: { kind: 'quant_subscription', id: row.id },
    }),
  );
  const profits = (of: readonly QuantRow[]) => of.map((row) => profitFigure(row, [], row.ended_at ?? asOf));
  return {
    invested: sum('quant_invested', sums.invested, amounts),
    pending: sum('quant_pending', sums.pending, profits(running)),
    settled: sum('quant_settled', sums.settled, profits(ended)),
  };
}

const isRunning = ({ status }: QuantRow): boolean => status === 'running';
