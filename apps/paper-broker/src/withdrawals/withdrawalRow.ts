import { decimal, negate, toText, type Decimal } from '@fairlot/money';
import { sql, type Selectable } from 'kysely';
import type { Queries, Tx } from '../db/database.js';
import type { NextRows } from '../db/stretch.js';
import { submittedWithin, readNewest } from '../db/readNewest.js';
import { ofMember } from '../db/ofMember.js';
import type { Journal } from '../ledger/journal.js';
import type { CalendarMarket } from './schedule.js';
import type { WithdrawalTables } from './schema.js';
import { netOf } from './terms.js';
import { figuresOfWithdrawalRow } from './withdrawalFigures.js';
import { statusKeyOf, withdrawalStatus, type WithdrawalStatusKey } from './withdrawalStatus.js';
import { viewReason } from '../reasons/reasons.js';

export type WithdrawalRow = Selectable<WithdrawalTables['withdrawal']>;

export interface WithdrawalFilter {
  readonly status: WithdrawalStatusKey | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** A member's withdrawals, newest first, starting after the withdrawal `after`. */
export async function listWithdrawalRows(
  db: Queries,
  memberId: string,
  filter: WithdrawalFilter,
  next: NextRows,
): Promise<WithdrawalRow[]> {
  const list = {
    table: 'withdrawal',
    equal: { member_id: memberId },
    part: sql.ref('status'),
    values: filter.status === undefined ? Object.values(withdrawalStatus) : [withdrawalStatus[filter.status]],
    by: 'submitted_at',
    where: submittedWithin(filter),
  } as const;
  return readNewest(db, list, next);
}

export async function findWithdrawal(
  db: Queries,
  memberId: string,
  id: string,
): Promise<WithdrawalRow | undefined> {
  return db
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Locks a withdrawal until the transaction ends, so that of two decisions at once only one takes effect. */
export async function lockWithdrawal(
  tx: Tx,
  id: string,
  memberId?: string,
): Promise<WithdrawalRow | undefined> {
  return tx
    .selectFrom('withdrawal')
    .selectAll()
    .where(ofMember(memberId))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The journal of each step of a withdrawal. The amount A leaves the account; the customer receives A less the fee f. */
export function withdrawalJournal(
  row: Pick<WithdrawalRow, 'id' | 'member_id' | 'currency' | 'amount' | 'fee'>,
  step: 'hold' | 'pass' | 'settle' | 'return',
  at: Date,
): Journal {
  const amount = decimal(row.amount);
  const fee = decimal(row.fee);
  const net = netOf(amount, fee);
  const mine = (book: 'available' | 'held', moved: Decimal) =>
    ({ memberId: row.member_id, account: 'cash', book, commodity: row.currency, amount: moved }) as const;
  const house = (name: 'clearing' | 'fee_income' | 'bank' | 'crypto', moved: Decimal) =>
    ({ house: name, commodity: row.currency, amount: moved }) as const;
  const lines = {
    hold: [mine('available', negate(amount)), mine('held', amount)],
    pass: [mine('held', negate(amount)), house('clearing', net), house('fee_income', fee)],
    settle: [house('clearing', negate(net)), house('bank', net)],
    return: [mine('held', negate(amount)), mine('available', amount)],
  };
  return {
    kind: `withdrawal_${step}`,
    ref: `withdrawal:${row.id}:${step}`,
    subject: { type: 'withdrawal', id: row.id },
    effectiveAt: at,
    lines: lines[step],
  };
}

/** Digits of the id in a reference. */
const REFERENCE_LENGTH = 12;

/** The reference on the receipt and on the bank's statement. */
export function referenceOf(id: string): string {
  return `W${id.slice(-REFERENCE_LENGTH)}`;
}

/** A withdrawal as the wire has it. */
export function viewWithdrawal(row: WithdrawalRow, market: CalendarMarket) {
  const { amount, fee, net } = figuresOfWithdrawalRow(row);
  return {
    id: row.id,
    reference: referenceOf(row.id),
    type: row.type,
    status: row.status,
    status_key: statusKeyOf(row.status),
    account_id: row.account_id,
    currency: row.currency,
    amount: toText(amount.value),
    fee: toText(fee.value),
    net_amount: toText(net.value),
    payee: { type: row.type, name: row.payee_name, last4: row.payee_last4, network: row.payee_network },
    submitted_at: row.submitted_at.toISOString(),
    processing_starts_at: row.processing_starts_at.toISOString(),
    review_due_at: row.review_due_at.toISOString(),
    arrival_date: row.arrival_date,
    market_id: row.market_id,
    timezone: market.market(row.market_id)?.timezone ?? 'UTC',
    audited_at: row.audited_at?.toISOString() ?? null,
    settled_at: row.settled_at?.toISOString() ?? null,
    canceled_at: row.canceled_at?.toISOString() ?? null,
    ...viewReason(row, row.refuse_reason),
  };
}
