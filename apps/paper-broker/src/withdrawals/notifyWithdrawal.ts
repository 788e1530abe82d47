import { decimal, toText } from '@fairlot/money';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { notify, type NewNotice } from '../notices/notify.js';
import { maskedEnd } from '../payees/maskedEnd.js';
import type { Reason } from '../reasons/reasons.js';
import { netOf } from './terms.js';
import type { WithdrawalTools } from './tools.js';
import type { WithdrawalRow } from './withdrawalRow.js';

interface WithdrawalNews {
  readonly template: Extract<NewNotice, { kind: 'withdrawal' }>['template'];
  /** The date of arrival, where the notice says it: `YYYY-MM-DD`. */
  readonly date?: string;
  /** The reason of a refusal. */
  readonly reason?: Reason | null;
}

/** Notifies the customer of an event of a withdrawal, and announces it to the customer's open apps. */
export async function notifyWithdrawal(
  tx: Tx,
  tools: WithdrawalTools,
  row: WithdrawalRow,
  { template, date, reason = null }: WithdrawalNews,
): Promise<void> {
  const { currency } = row;
  const amount = decimal(row.amount);
  await notify(tx, tools, {
    memberId: row.member_id,
    kind: 'withdrawal',
    template,
    params: {
      amount: { amount: toText(amount), currency },
      net: { amount: toText(netOf(amount, decimal(row.fee))), currency },
      payee: `${row.payee_name} ${maskedEnd(row.payee_last4)}`,
      ...(date === undefined ? {} : { date }),
    },
    reason,
    subject: { type: 'withdrawal', id: row.id },
    ref: `withdrawal:${row.id}:${template}`,
  });
  await announce(tx, row.member_id, { event: 'withdrawal', id: row.id });
}
