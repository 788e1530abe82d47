import { negate, type Decimal } from '@fairlot/money';
import type { MemberLine } from '../../ledger/journal.js';
import type { OrderRow } from '../orderRow.js';

/** Money that an order no longer needs goes back to the available funds. */
export function releaseLines(order: OrderRow, amount: Decimal): MemberLine[] {
  const mine = { memberId: order.member_id, account: 'trade', commodity: order.currency } as const;
  return [
    { ...mine, book: 'held', amount: negate(amount) },
    { ...mine, book: 'available', amount },
  ];
}
