import { plain } from '../db/exactText.js';
import type { Clock, Entropy } from '../clock/clock.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { notify } from '../notices/notify.js';
import type { DepositRow } from './depositRow.js';
import type { Reason } from '../reasons/reasons.js';

/** The events of a deposit that the customer is notified of, each at most once. */
type DepositNews = 'submitted' | 'confirmed' | 'pass' | 'partial' | 'refuse' | 'canceled';

interface DepositNotice {
  readonly deposit: DepositRow;
  readonly news: DepositNews;
  /** Of a refusal or a part. */
  readonly reason?: Reason | null;
}

/**
 * Notifies the customer of an event of a deposit, and announces it to the customer's open apps.
 */
export async function notifyDeposit(
  tx: Tx,
  tools: { readonly clock: Clock; readonly entropy: Entropy },
  { deposit, news, reason = null }: DepositNotice,
): Promise<void> {
  const { id, member_id: memberId } = deposit;
  const amount = { amount: plain(deposit.amount), currency: deposit.currency };
  await notify(tx, tools, {
    memberId,
    kind: 'deposit',
    template: news,
    params: {
      amount,
      arrived: { amount: plain(deposit.audit_amount ?? '0'), currency: deposit.currency },
      credited: { amount: plain(deposit.converted_amount ?? '0'), currency: deposit.converted_currency },
    },
    reason,
    subject: { type: 'deposit', id },
    ref: `deposit:${id}:${news}`,
  });
  await announce(tx, memberId, { event: 'deposit', id });
}
