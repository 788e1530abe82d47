import { negate, type Decimal } from '@fairlot/money';
import type { AccountKind, MemberLine } from './journal.js';

/** Lines that move a member's money from the available to the held book; a negative amount moves it back. */
export function holdLines(
  of: { readonly memberId: string; readonly account: AccountKind; readonly currency: string },
  amount: Decimal,
): MemberLine[] {
  const mine = { memberId: of.memberId, account: of.account, commodity: of.currency };
  return [
    { book: 'available', amount: negate(amount), ...mine },
    { book: 'held', amount, ...mine },
  ];
}
