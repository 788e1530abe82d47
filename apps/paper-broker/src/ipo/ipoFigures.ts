import { decimal } from '@fairlot/money';
import { asBooked, differenceOf, value, type Figure, type Source } from '../figures/figure.js';
import { worthAt } from '../figures/marketValue.js';
import type { IpoRow } from './subscriptions.js';

export interface SubscriptionFigures {
  /** What was applied for, at the issue price. */
  readonly total: Figure;
  /** Undefined before the allotment. */
  readonly refund: Figure | undefined;
}

/** What a subscription holds back, and what of it comes back. */
export function figuresOfSubscription(row: IpoRow): SubscriptionFigures {
  const { currency } = row;
  const source: Source = { kind: 'ipo_subscription', id: row.id };
  const asOf = row.subscribed_at;
  const facts = { currency, asOf, source };
  const price = value('issue_price', decimal(row.issue_price), facts);
  const shares = (name: 'applied_shares' | 'allotted_shares', count: string, at: Date) =>
    value(name, decimal(count), { asOf: at, source });
  const total = asBooked(
    worthAt('ipo_total', shares('applied_shares', row.quantity, asOf), price, facts),
    value('ipo_total', decimal(row.total_amount), facts),
  );
  const allottedAt = row.allotted_at;
  if (row.refund_amount === null || row.allotted_quantity === null || allottedAt === null)
    return { total, refund: undefined };
  const then = { ...facts, asOf: allottedAt };
  const paid = worthAt('ipo_paid', shares('allotted_shares', row.allotted_quantity, allottedAt), price, then);
  return {
    total,
    refund: asBooked(
      differenceOf('ipo_refund', [total, paid], then),
      value('ipo_refund', decimal(row.refund_amount), then),
    ),
  };
}
