import { decimal, type Decimal } from '@fairlot/money';
import type { Selectable } from 'kysely';
import { asBooked, differenceOf, value, type Figure, type Source } from '../figures/figure.js';
import { netOf } from './terms.js';
import type { WithdrawalTables } from './schema.js';

export interface WithdrawalFigures {
  /** What leaves the account. */
  readonly amount: Figure;
  readonly fee: Figure;
  /** What the customer receives. */
  readonly net: Figure;
}

/** What a withdrawal costs and brings, for its quote, its view and the explanation of both. */
export function figuresOfWithdrawal(
  { amount, fee, currency }: { readonly amount: Decimal; readonly fee: Decimal; readonly currency: string },
  source: Source,
  asOf: Date,
): WithdrawalFigures {
  const facts = { currency, asOf, source };
  const leaves = value('withdrawal_amount', amount, facts);
  const cost = value('withdrawal_fee', fee, { ...facts, source: { kind: 'fee_schedule', id: currency } });
  const net = differenceOf('withdrawal_net', [leaves, cost], facts);
  return {
    amount: leaves,
    fee: cost,
    net: asBooked(net, value('withdrawal_net', netOf(amount, fee), facts)),
  };
}

/** The figures of a withdrawal that was asked for. */
export function figuresOfWithdrawalRow(row: Selectable<WithdrawalTables['withdrawal']>): WithdrawalFigures {
  const { id, currency, submitted_at: asOf } = row;
  const terms = { amount: decimal(row.amount), fee: decimal(row.fee), currency };
  return figuresOfWithdrawal(terms, { kind: 'withdrawal', id }, asOf);
}
