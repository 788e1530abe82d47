import { decimal, toText } from '@fairlot/money';
import type { Clock, Entropy } from '../clock/clock.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { notify } from '../notices/notify.js';
import type { NoticeTemplate } from '../notices/noticeWords.js';
import { totalOf } from './loanMath.js';
import { owedOf, type LoanRow } from './loanRow.js';
import type { Reason } from '../reasons/reasons.js';

interface LoanNews {
  readonly template: NoticeTemplate<'loan'>;
  /** In the loan's currency. */
  readonly paid?: string;
  /** Distinguishes several notices of the same kind. */
  readonly part?: string;
  /** Of a refusal. */
  readonly reason?: Reason | null;
}

/** Notifies the customer of a change of a loan and announces it to open apps. */
export async function notifyLoan(
  tx: Tx,
  tools: { readonly clock: Clock; readonly entropy: Entropy },
  loan: LoanRow,
  { template, paid = '0', part = '', reason = null }: LoanNews,
): Promise<void> {
  const { id, member_id: memberId, currency } = loan;
  const money = (amount: string) => ({ amount: toText(decimal(amount)), currency });
  await notify(tx, tools, {
    memberId,
    kind: 'loan',
    template,
    params: {
      amount: money(loan.amount),
      repayment: money(loan.repayment_amount),
      owed: money(toText(totalOf(owedOf(loan)))),
      paid: money(paid),
      date: loan.due_date ?? '',
    },
    reason,
    subject: { type: 'loan', id },
    ref: `loan:${id}:${template}${part}`,
  });
  await announce(tx, memberId, { event: 'loan', id });
}
