import { decimal, fromInteger, ZERO, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import {
  asBooked,
  availableFigure,
  differenceOf,
  noAccountFigure,
  productOf,
  quotientOf,
  value,
  type Figure,
  type Source,
} from '../figures/figure.js';
import { worthAt } from '../figures/marketValue.js';
import type { Offering } from '../market/offerings/offering.js';
import type { IpoPlan } from './ipoTicket.js';
import type { IpoRow } from './subscriptions.js';

export interface PlanFigures {
  /** The same figure as the subscription will have. */
  readonly total: Figure;
  /** Always 0. */
  readonly fee: Figure;
  /** The available money less the total: below 0 if it does not suffice. */
  readonly left: Figure;
}

/** The amount that a ticket would hold, and the money left after it. */
export function figuresOfPlan(plan: IpoPlan, offering: Offering, asOf: Date): PlanFigures {
  const { id, issuePrice, instrument } = offering;
  const { currency } = instrument;
  const source: Source = { kind: 'ipo', id };
  const facts = { currency, asOf, source };
  const available =
    plan.accountId === undefined
      ? noAccountFigure(currency, asOf)
      : availableFigure(plan.accountId, plan.available, currency, asOf);
  const price = value('issue_price', issuePrice, facts);
  const shares = sharesFigure(plan, offering, { available, price, asOf, source });
  const total = totalFigure(shares, price, plan.total, facts);
  const rate = value('fee_rate', ZERO, { asOf, source });
  return {
    total,
    fee: productOf('order_fee', [total, rate], { currency, asOf, places: scaleOf(currency) }),
    left: differenceOf('available_after', [available, total], { currency, asOf }),
  };
}

/** The shares of a ticket: as many as it names, or those in all the lots that the available money pays for. */
function sharesFigure(
  { mode, quantity }: IpoPlan,
  { lotSize, maxLots, instrument: { currency } }: Offering,
  by: { readonly available: Figure; readonly price: Figure; readonly asOf: Date; readonly source: Source },
): Figure {
  const { available, price, asOf, source } = by;
  const named = value('applied_shares', quantity, { asOf, source });
  if (mode === 'partial') return named;
  const lot = value('lot_size', fromInteger(lotSize), { asOf, source });
  const cost = worthAt('lot_cost', lot, price, { currency, asOf });
  const affordable = quotientOf('ipo_lots', [available, cost], { asOf, places: 0, mode: 'down' });
  const most = value('ipo_lots', fromInteger(maxLots), { asOf, source });
  const lots = affordable.value > most.value ? most : affordable;
  return asBooked(productOf('applied_shares', [lots, lot], { asOf, places: 0 }), named);
}

/** The value of the shares at the issue price. @param booked the amount of the hold */
function totalFigure(
  shares: Figure,
  price: Figure,
  booked: Decimal,
  facts: { readonly currency: string; readonly asOf: Date; readonly source: Source },
): Figure {
  return asBooked(worthAt('ipo_total', shares, price, facts), value('ipo_total', booked, facts));
}

export interface SubscriptionFigures {
  /** The quantity subscribed times the issue price. */
  readonly total: Figure;
  /** Undefined before the allotment. */
  readonly refund: Figure | undefined;
}

/** The amount that a subscription holds, and what the allotment refunds. */
export function figuresOfSubscription(row: IpoRow): SubscriptionFigures {
  const { currency } = row;
  const source: Source = { kind: 'ipo_subscription', id: row.id };
  const asOf = row.subscribed_at;
  const facts = { currency, asOf, source };
  const price = value('issue_price', decimal(row.issue_price), facts);
  const applied = value('applied_shares', decimal(row.quantity), { asOf, source });
  const total = totalFigure(applied, price, decimal(row.total_amount), facts);
  const allottedAt = row.allotted_at;
  if (row.refund_amount === null || row.allotted_quantity === null || allottedAt === null)
    return { total, refund: undefined };
  const then = { ...facts, asOf: allottedAt };
  const shares = value('allotted_shares', decimal(row.allotted_quantity), { asOf: allottedAt, source });
  const paid = worthAt('ipo_paid', shares, price, then);
  return {
    total,
    refund: asBooked(
      differenceOf('ipo_refund', [total, paid], then),
      value('ipo_refund', decimal(row.refund_amount), then),
    ),
  };
}
