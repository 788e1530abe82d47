import { decimal, toText, type Decimal } from '@fairlot/money';
import { requirePlaces } from '../accounts/amounts.js';
import type { BrokerContext } from '../context.js';
import type { Queries, Tx } from '../db/database.js';
import { isTaken } from '../db/notNow.js';
import { refuseField, refuseInvalid } from '../http/refusal.js';
import type { Call } from '../http/operation.js';
import { isTimezone } from '../http/timezone.js';
import { newId } from '../ids.js';
import { later } from '../util/instants.js';
import { addJob } from '../jobs/jobs.js';
import { listBankCards } from '../payees/bankCards.js';
import { attachUpload } from '../uploads/attach.js';
import { findChannel, referenceOf, type Channel } from './channels.js';
import { beginReview } from './decideDeposit.js';
import { lockDeposit, type DepositRow } from './depositRow.js';
import { notifyDeposit } from './notifyDeposit.js';
import { NO_REASON } from '../reasons/reasons.js';

export type DepositBody = Call<'createDeposit'>['body'];

/**
 * Records that a customer has sent money. A wallet transfer first waits for its confirmations; the review of
 * any other deposit begins at once.
 * @throws Refusal `validation`, `not_found`, `channel_closed`, `proof_required`, `too_many_decimals`,
 * `amount_range`, `tx_hash_used`
 */
export async function createDeposit(
  tx: Tx,
  context: BrokerContext,
  memberId: string,
  body: DepositBody,
): Promise<DepositRow> {
  const { clock, entropy } = context;
  if (!isTimezone(body.timezone)) throw refuseInvalid('timezone', 'invalid_choice');
  const channel = await requireChannel(tx, body);
  if (body.proof_upload_id === undefined) throw refuseField('proof_upload_id', 'proof_required');
  const amount = requireAmount(channel, body.amount);
  const senderIban = await findSender(tx, memberId, channel, body.bank_card_id);
  const id = newId('dep', clock.wall(), entropy);
  await attachUpload(tx, {
    memberId,
    uploadId: body.proof_upload_id,
    purpose: 'proof',
    owner: { type: 'deposit', id },
    path: 'proof_upload_id',
  });
  const now = clock.now();
  const row = {
    ...notReviewed(channel),
    id,
    member_id: memberId,
    amount: toText(amount),
    converted_currency: body.account_currency ?? channel.accountCurrencies[0],
    reference: referenceOf(memberId),
    sender_iban: senderIban,
    tx_hash: body.tx_hash ?? null,
    proof_upload_ids: [body.proof_upload_id],
    timezone: body.timezone,
    submitted_at: now,
  };
  await insertOnce(tx, row);
  if (channel.confirmations === 0) await beginReview(tx, context, row, now);
  else await awaitConfirmation(tx, context, { ...row, confirmed_at: [] }, now);
  const deposit = await lockDeposit(tx, id, memberId);
  if (deposit === undefined) throw new Error(`Deposit ${id} is gone right after it was written.`);
  await notifyDeposit(tx, context, { deposit, news: 'submitted' });
  return deposit;
}

/** The fields of a deposit that its channel determines, and those that a review will fill. */
const notReviewed = (channel: Channel) =>
  ({
    channel_id: channel.id,
    type: channel.type,
    network: channel.network,
    currency: channel.currency,
    fee: toText(channel.fee),
    confirmations_required: channel.confirmations,
    status: 'wait',
    audit_amount: null,
    rate: null,
    converted_amount: null,
    ...NO_REASON,
    refuse_reason: null,
    review_due_at: null,
    audited_at: null,
    canceled_at: null,
  }) as const;

/** Schedules the next confirmation of a wallet transfer in business time. */
export async function awaitConfirmation(
  tx: Tx,
  context: BrokerContext,
  {
    id,
    member_id: memberId,
    channel_id: channelId,
    confirmed_at: confirmed,
  }: Pick<DepositRow, 'id' | 'member_id' | 'channel_id' | 'confirmed_at'>,
  at: Date,
): Promise<void> {
  await addJob(tx, context, {
    kind: 'deposit_confirm',
    ref: `deposit:${id}:confirm:${confirmed.length + 1}`,
    memberId,
    payload: { depositId: id },
    dueAt: later(at, findChannel(channelId)?.confirmationMs ?? 0),
  });
}

/**
 * The open channel that the body names, if it accepts such a deposit.
 * @throws Refusal `validation`, `not_found`, `channel_closed`
 */
async function requireChannel(db: Queries, body: DepositBody): Promise<Channel> {
  const channel = findChannel(body.channel_id);
  if (channel === undefined) throw refuseField('channel_id', 'not_found');
  if (body.tx_hash !== undefined && channel.type !== 'wallet') {
    throw refuseInvalid('tx_hash', 'invalid_choice');
  }
  const account = body.account_currency;
  if (account !== undefined && !channel.accountCurrencies.includes(account)) {
    throw refuseInvalid('account_currency', 'invalid_choice');
  }
  const closed = await listClosedChannels(db);
  if (closed.has(channel.id)) throw refuseField('channel_id', 'channel_closed');
  return channel;
}

/**
 * The IBAN of the customer's bank card that the money comes from; null if none is named.
 * @throws Refusal `validation`, `not_found`
 */
async function findSender(
  db: Queries,
  memberId: string,
  { type }: Channel,
  cardId: string | undefined,
): Promise<string | null> {
  if (cardId === undefined) return null;
  if (type !== 'card') throw refuseInvalid('bank_card_id', 'invalid_choice');
  const cards = await listBankCards(db, memberId);
  const sender = cards.find(({ id }) => id === cardId);
  if (sender === undefined) throw refuseField('bank_card_id', 'not_found');
  return sender.iban;
}

export async function listClosedChannels(db: Queries): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('deposit_channel_status')
    .select('channel_id')
    .where('status', '=', 'closed')
    .execute();
  return new Set(rows.map((row) => row.channel_id));
}

function requireAmount(channel: Channel, text: string): Decimal {
  const amount = decimal(text);
  requirePlaces(amount, channel.currency);
  if (amount < channel.min || amount > channel.max) {
    const params = { min: toText(channel.min), max: toText(channel.max), currency: channel.currency };
    throw refuseField('amount', 'amount_range', params);
  }
  return amount;
}

async function insertOnce(tx: Tx, row: Omit<DepositRow, 'tx_key' | 'confirmed_at'>): Promise<void> {
  try {
    await tx.insertInto('deposit').values(row).execute();
  } catch (error) {
    if (isTaken(error, 'deposit_tx')) throw refuseField('tx_hash', 'tx_hash_used');
    throw error;
  }
}
