import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { Refusal } from '../http/refusal.js';
import { addJob } from '../jobs/jobs.js';
import { post } from '../ledger/post.js';
import { assertTransition } from '../util/transitions.js';
import { notifyWithdrawal } from './notifyWithdrawal.js';
import { arrivalAfterPass, arrivalInstant } from './schedule.js';
import type { WithdrawalTools } from './tools.js';
import { lockWithdrawal, withdrawalJournal, type WithdrawalRow } from './withdrawalRow.js';
import { statusKeyOf, withdrawalStatus, withdrawalTransitions } from './withdrawalStatus.js';
import { reasonColumns, type Reason, type ReasonKey } from '../reasons/reasons.js';
import { updateOwn } from '../db/updateOwn.js';

export type WithdrawalDecision =
  | { readonly decision: 'pass' }
  | { readonly decision: 'refuse'; readonly reason: Reason<ReasonKey<'withdrawal'>> }
  | { readonly decision: 'canceled' };

interface DecidedWithdrawal {
  readonly row: WithdrawalRow;
  readonly decided: WithdrawalDecision;
  readonly at: Date;
}

/**
 * Decides a locked withdrawal that waits. After a pass the money is on its way, and settles on the morning of its
 * arrival. After a refusal or a cancellation it is available again at once.
 */
export async function decideWithdrawal(
  tx: Tx,
  tools: WithdrawalTools,
  { row, decided, at }: DecidedWithdrawal,
): Promise<WithdrawalRow> {
  const { decision } = decided;
  assertTransition('withdrawal', withdrawalTransitions, statusKeyOf(row.status), decision);
  const status = withdrawalStatus[decision];
  if (decision === 'pass') {
    const promised = { processingStartsAt: row.processing_starts_at, arrivalDate: row.arrival_date };
    const arrivalDate = arrivalAfterPass(tools.market, row.currency, promised, at);
    await post(tx, withdrawalJournal(row, 'pass', at));
    await addJob(tx, tools, {
      kind: 'settle_withdrawal',
      ref: `withdrawal:${row.id}:settle`,
      memberId: row.member_id,
      payload: { id: row.id },
      dueAt: arrivalInstant(tools.market, row.currency, arrivalDate),
    });
    const passed = await updateOwn(tx, 'withdrawal', row, {
      status,
      audited_at: at,
      arrival_date: arrivalDate,
    });
    await notifyWithdrawal(tx, tools, passed, { template: 'pass', date: arrivalDate });
    return passed;
  }
  await post(tx, withdrawalJournal(row, 'return', at));
  const reason = decision === 'refuse' ? decided.reason : null;
  const ended =
    reason === null
      ? { status, canceled_at: at }
      : { status, audited_at: at, ...reasonColumns(reason), refuse_reason: reason.words };
  const returned = await updateOwn(tx, 'withdrawal', row, ended);
  await notifyWithdrawal(tx, tools, returned, { template: decision, reason });
  await announce(tx, row.member_id, { event: 'balance', id: row.account_id });
  return returned;
}

/**
 * Cancels a withdrawal that waits. Cancelling again gives the same answer.
 * @throws Refusal `not_found`; `not_cancelable` after the decision
 */
export async function cancelWithdrawal(
  tx: Tx,
  tools: WithdrawalTools,
  memberId: string,
  id: string,
): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(tx, id, memberId);
  if (row === undefined) throw new Refusal('not_found');
  if (row.status === withdrawalStatus.canceled) return row;
  if (row.status !== withdrawalStatus.wait) throw new Refusal('not_cancelable');
  return decideWithdrawal(tx, tools, { row, decided: { decision: 'canceled' }, at: tools.clock.now() });
}

/** Settles a withdrawal whose money has arrived: the house pays it out. A settled withdrawal does not change. */
export async function settleWithdrawal(tx: Tx, tools: WithdrawalTools, id: string, at: Date): Promise<void> {
  const row = await lockWithdrawal(tx, id);
  if (row?.status !== withdrawalStatus.pass || row.settled_at !== null) return;
  await post(tx, withdrawalJournal(row, 'settle', at));
  const settled = await updateOwn(tx, 'withdrawal', row, { settled_at: at });
  await notifyWithdrawal(tx, tools, settled, { template: 'settled' });
}
