import { decimal, negate, toText } from '@fairlot/money';
import type { Selectable } from 'kysely';
import { requireAmount, requireFunds } from '../accounts/amounts.js';
import { listAccountRows, type AccountRow } from '../accounts/accounts.js';
import type { BrokerContext } from '../context.js';
import type { Queries, Tx } from '../db/database.js';
import { readOwn } from '../db/readOwn.js';
import type { NextRows } from '../db/stretch.js';
import { announce } from '../events/announce.js';
import { refuseField } from '../http/refusal.js';
import type { Call } from '../http/operation.js';
import { newId } from '../ids.js';
import { lockBalance } from '../ledger/balance.js';
import { post } from '../ledger/post.js';
import { notify } from '../notices/notify.js';
import type { TransferTables } from './schema.js';

type TransferRow = Selectable<TransferTables['transfer']>;

export type TransferBody = Call<'createTransfer'>['body'];

interface Ends {
  readonly from: AccountRow;
  readonly to: AccountRow;
}

/**
 * The two accounts of a transfer.
 * @throws Refusal `not_found` for an account that is not the member's, `same_account`, `currency_mismatch`
 */
export async function requireEnds(
  db: Queries,
  memberId: string,
  ids: Pick<TransferBody, 'from_account_id' | 'to_account_id'>,
): Promise<Ends> {
  const accounts = await listAccountRows(db, memberId);
  const find = (path: 'from_account_id' | 'to_account_id'): AccountRow => {
    const account = accounts.find(({ id }) => id === ids[path]);
    if (account === undefined) throw refuseField(path, 'not_found');
    return account;
  };
  const ends = { from: find('from_account_id'), to: find('to_account_id') };
  if (ends.from.id === ends.to.id) throw refuseField('to_account_id', 'same_account');
  if (ends.from.currency !== ends.to.currency)
    throw refuseField('to_account_id', 'currency_mismatch', { currency: ends.from.currency });
  return ends;
}

/**
 * Moves money between two accounts of a member, at once.
 * @throws Refusal as `requireEnds`; `wrong_amount`, `too_many_decimals`, `insufficient_funds`
 */
export async function createTransfer(
  tx: Tx,
  tools: Pick<BrokerContext, 'clock' | 'entropy'>,
  memberId: string,
  body: TransferBody,
) {
  const { from, to } = await requireEnds(tx, memberId, body);
  const { currency } = from;
  const amount = requireAmount(body.amount, currency);
  // Locks both books in the order of their key, so that two opposite transfers never deadlock.
  const kinds = [from.kind, to.kind].sort();
  const locked = new Map<string, ReturnType<typeof decimal>>();
  for (const kind of kinds)
    locked.set(
      kind,
      await lockBalance(tx, { memberId, account: kind, book: 'available', commodity: currency }),
    );
  requireFunds(amount, locked.get(from.kind) ?? decimal('0'), currency);

  const row: TransferRow = {
    id: newId('trf', tools.clock.wall(), tools.entropy),
    member_id: memberId,
    from_account_id: from.id,
    to_account_id: to.id,
    currency,
    amount: toText(amount),
    created_at: tools.clock.now(),
  };
  await tx.insertInto('transfer').values(row).execute();
  const mine = { memberId, book: 'available', commodity: currency } as const;
  await post(tx, {
    kind: 'transfer',
    ref: `transfer:${row.id}`,
    subject: { type: 'transfer', id: row.id },
    effectiveAt: row.created_at,
    lines: [
      { ...mine, account: from.kind, amount: negate(amount) },
      { ...mine, account: to.kind, amount },
    ],
  });
  await notify(tx, tools, {
    memberId,
    kind: 'transfer',
    template: `to_${to.kind}`,
    params: { amount: { amount: row.amount, currency } },
    subject: { type: 'transfer', id: row.id },
    ref: `transfer:${row.id}`,
  });
  await announce(tx, memberId, { event: 'balance', id: memberId });
  return viewTransfer({ ...row, from_kind: from.kind, to_kind: to.kind });
}

/** A member's transfers, newest first, starting after the transfer `after`. */
export async function listTransferRows(db: Queries, memberId: string, next: NextRows) {
  const rows = await readOwn(db, 'transfer', memberId, next);
  const accounts = await listAccountRows(db, memberId);
  const kinds = new Map(accounts.map(({ id, kind }) => [id, kind]));
  return rows.flatMap((row) => {
    const [from, to] = [kinds.get(row.from_account_id), kinds.get(row.to_account_id)];
    return from === undefined || to === undefined ? [] : [{ ...row, from_kind: from, to_kind: to }];
  });
}

/** A transfer as the wire has it. */
export function viewTransfer(row: TransferRow & { readonly from_kind: string; readonly to_kind: string }) {
  return {
    id: row.id,
    from_account_id: row.from_account_id,
    from_kind: row.from_kind,
    to_account_id: row.to_account_id,
    to_kind: row.to_kind,
    currency: row.currency,
    amount: toText(decimal(row.amount)),
    created_at: row.created_at.toISOString(),
  };
}
