import { decimal, ZERO, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import {
  asBooked,
  availableFigure,
  differenceOf,
  productOf,
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
  /** The available money less the total. */
  readonly left: Figure;
}

/** The amount that a ticket would hold, and the money left after it. */
export function figuresOfPlan(
  { accountId, quantity, total: held, available }: IpoPlan,
  { id, issuePrice, instrument: { currency } }: Offering,
  asOf: Date,
): PlanFigures {
  const source: Source = { kind: 'ipo', id };
  const total = totalFigure(quantity, issuePrice, held, { currency, asOf, source });
  const rate = value('fee_rate', ZERO, { asOf, source });
  return {
    total,
    fee: productOf('order_fee', [total, rate], { currency, asOf, places: scaleOf(currency) }),
    left: differenceOf('available_after', [availableFigure(accountId, available, currency, asOf), total], {
      currency,
      asOf,
    }),
  };
}

/** The value of the shares at the issue price. @param booked the amount of the hold */
function totalFigure(
  quantity: Decimal,
  issuePrice: Decimal,
  booked: Decimal,
  facts: { readonly currency: string; readonly asOf: Date; readonly source: Source },
): Figure {
  const { asOf, source } = facts;
  const shares = value('applied_shares', quantity, { asOf, source });
  const tree = worthAt('ipo_total', shares, value('issue_price', issuePrice, facts), facts);
  return asBooked(tree, value('ipo_total', booked, facts));
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
  const issuePrice = decimal(row.issue_price);
  const total = totalFigure(decimal(row.quantity), issuePrice, decimal(row.total_amount), facts);
  const allottedAt = row.allotted_at;
  if (row.refund_amount === null || row.allotted_quantity === null || allottedAt === null)
    return { total, refund: undefined };
  const then = { ...facts, asOf: allottedAt };
  const shares = value('allotted_shares', decimal(row.allotted_quantity), { asOf: allottedAt, source });
  const paid = worthAt('ipo_paid', shares, value('issue_price', issuePrice, facts), then);
  return {
    total,
    refund: asBooked(
      differenceOf('ipo_refund', [total, paid], then),
      value('ipo_refund', decimal(row.refund_amount), then),
    ),
  };
}
