import { negate, type Decimal } from '@fairlot/money';
import { holdLines } from '../../ledger/holdLines.js';
import type { MemberLine } from '../../ledger/journal.js';
import type { OrderRow } from '../orderRow.js';

/** Moves money that an order no longer needs back to the available funds. */
export function releaseLines(order: OrderRow, amount: Decimal): MemberLine[] {
  const of = { memberId: order.member_id, account: 'trade', currency: order.currency } as const;
  return holdLines(of, negate(amount));
}
