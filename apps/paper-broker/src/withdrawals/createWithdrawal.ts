import { toText, type Decimal } from '@fairlot/money';
import { requireFunds } from '../accounts/amounts.js';
import { findAccountId } from '../accounts/accounts.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { refuseField, refuseInvalid } from '../http/refusal.js';
import type { Call } from '../http/operation.js';
import { newId } from '../ids.js';
import { later } from '../util/instants.js';
import { addJob } from '../jobs/jobs.js';
import { lockBalance } from '../ledger/balance.js';
import { post } from '../ledger/post.js';
import { requireOwnName } from '../payees/ownName.js';
import { requireCooled, requireNoPause } from './cooling.js';
import { notifyWithdrawal } from './notifyWithdrawal.js';
import { scheduleOf } from './schedule.js';
import { feeOf, minimumOf, requireWithdrawable } from './terms.js';
import type { WithdrawalTools } from './tools.js';
import { withdrawalJournal, type WithdrawalRow } from './withdrawalRow.js';
import { withdrawalStatus } from './withdrawalStatus.js';
import { NO_REASON } from '../reasons/reasons.js';
import { MINUTE_MS } from '../util/durations.js';

export type WithdrawalBody = Omit<Call<'createWithdrawal'>['body'], 'pay_password'>;

/** How long the stated policy takes to decide once processing has begun, in business time. */
export const AUTO_REVIEW_MS = MINUTE_MS;

interface Payee {
  readonly id: string;
  readonly name: string;
  readonly last4: string;
  readonly network: string | null;
  /** Business time. */
  readonly addedAt: Date;
}

/**
 * Requests a withdrawal and holds its amount. The customer must be verified and have given the pay password.
 * @throws Refusal `validation` (see `requirePayeeOf`), `withdrawals_paused`, `payee_not_found`, `payee_cooling`,
 * `name_mismatch`, `currency_mismatch`, `wrong_amount`, `too_many_decimals`, `below_minimum`, `insufficient_funds`
 */
export async function createWithdrawal(
  tx: Tx,
  tools: WithdrawalTools,
  memberId: string,
  body: WithdrawalBody,
): Promise<WithdrawalRow> {
  const { clock, entropy } = tools;
  const at = clock.now();
  // First, because it refuses a currency that such a withdrawal cannot have, for which nothing below is defined.
  const fee = feeOf(body.type, body.currency);
  await requireNoPause(tx, tools, memberId);
  const payee = await lockPayee(tx, tools, memberId, body);
  const { amount, accountId } = await lockFunds(tx, tools, memberId, body, at);
  const schedule = scheduleOf(tools.market, body.currency, at);
  const row: WithdrawalRow = {
    id: newId('wdr', clock.wall(), entropy),
    member_id: memberId,
    account_id: accountId,
    type: body.type,
    status: withdrawalStatus.wait,
    currency: body.currency,
    amount: toText(amount),
    fee: toText(fee),
    payee_id: payee.id,
    payee_name: payee.name,
    payee_last4: payee.last4,
    payee_network: payee.network,
    submitted_at: at,
    processing_starts_at: schedule.processingStartsAt,
    review_due_at: schedule.reviewDueAt,
    arrival_date: schedule.arrivalDate,
    market_id: schedule.marketId,
    audited_at: null,
    settled_at: null,
    canceled_at: null,
    ...NO_REASON,
    refuse_reason: null,
  };
  await tx.insertInto('withdrawal').values(row).execute();
  await post(tx, withdrawalJournal(row, 'hold', at));
  await addJob(tx, tools, {
    kind: 'review_withdrawal',
    ref: `withdrawal:${row.id}:review`,
    memberId,
    payload: { id: row.id },
    dueAt: later(schedule.processingStartsAt, AUTO_REVIEW_MS),
  });
  await notifyWithdrawal(tx, tools, row, { template: 'wait', date: schedule.arrivalDate });
  await announce(tx, memberId, { event: 'balance', id: accountId });
  return row;
}

/**
 * The amount of a withdrawal and the cash account that it leaves, whose balance stays locked until the transaction ends.
 * @throws Refusal `wrong_amount`, `too_many_decimals`, `below_minimum`, `insufficient_funds`
 */
async function lockFunds(
  tx: Tx,
  { rates }: WithdrawalTools,
  memberId: string,
  { amount: text, currency }: WithdrawalBody,
  at: Date,
): Promise<{ readonly amount: Decimal; readonly accountId: string }> {
  const amount = requireWithdrawable(text, currency, minimumOf(rates, currency, at));
  const book = { memberId, account: 'cash', book: 'available', commodity: currency } as const;
  requireFunds(amount, await lockBalance(tx, book), currency);
  const accountId = await findAccountId(tx, { memberId, kind: 'cash', currency });
  if (accountId === undefined) throw new Error(`${memberId} has ${currency} and no account in it.`);
  return { amount, accountId };
}

/**
 * The one payee that a body names: a card for a bank withdrawal, a wallet for crypto.
 * @throws Refusal `validation` when it is missing or the other kind is named too
 */
export function requirePayeeOf(body: WithdrawalBody): {
  readonly path: 'bank_card_id' | 'crypto_wallet_id';
  readonly id: string;
} {
  const [path, other] =
    body.type === 'bank'
      ? (['bank_card_id', 'crypto_wallet_id'] as const)
      : (['crypto_wallet_id', 'bank_card_id'] as const);
  const id = body[path];
  if (id === undefined) throw refuseInvalid(path, 'required');
  if (body[other] !== undefined) throw refuseInvalid(other, 'invalid_choice');
  return { path, id };
}

/** Locks the card or wallet, so that it cannot be removed until this transaction ends. */
async function lockPayee(
  tx: Tx,
  tools: WithdrawalTools,
  memberId: string,
  body: WithdrawalBody,
): Promise<Payee> {
  const { path, id } = requirePayeeOf(body);
  const payee =
    path === 'bank_card_id'
      ? await lockCard(tx, tools, memberId, id)
      : await lockWallet(tx, memberId, body.currency, id);
  if (payee === undefined) throw refuseField(path, 'payee_not_found');
  requireCooled(tools, path, payee.addedAt);
  return payee;
}

async function lockCard(
  tx: Tx,
  { findVerifiedName }: WithdrawalTools,
  memberId: string,
  id: string,
): Promise<Payee | undefined> {
  const card = await tx
    .selectFrom('bank_card')
    .select(['id', 'bank_name', 'account_name', 'account_number', 'created_at'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (card === undefined) return undefined;
  // The card may have been added before its owner was verified.
  requireOwnName(card.account_name, await findVerifiedName(tx, memberId), 'bank_card_id');
  return {
    id: card.id,
    name: card.bank_name,
    last4: card.account_number.slice(-4),
    network: null,
    addedAt: card.created_at,
  };
}

async function lockWallet(
  tx: Tx,
  memberId: string,
  currency: string,
  id: string,
): Promise<Payee | undefined> {
  const wallet = await tx
    .selectFrom('crypto_wallet')
    .select(['id', 'name', 'currency', 'network', 'address', 'created_at'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (wallet === undefined) return undefined;
  if (wallet.currency !== currency)
    throw refuseField('currency', 'currency_mismatch', { currency: wallet.currency });
  return {
    id: wallet.id,
    name: wallet.name,
    last4: wallet.address.slice(-4),
    network: wallet.network,
    addedAt: wallet.created_at,
  };
}
