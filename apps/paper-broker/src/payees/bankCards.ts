import { isBic, isIban, normaliseIban } from '@fairlot/money';
/**
 * The use cases of a customer's bank accounts for withdrawals. A function with a `Tx` is the work of one transaction.
 */
import type { Selectable } from 'kysely';
import type { Clock, Entropy } from '../clock/clock.js';
import type { Queries, Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { Refusal, refuseField } from '../http/refusal.js';
import type { Call } from '../http/operation.js';
import { newId } from '../ids.js';
import { cooledAt, type Cooling } from './cooling.js';
import { maskedEnd } from './maskedEnd.js';
import { maskIban } from './maskIban.js';
import { countUnderWay, lockPayees, MAX_PAYEES } from './lockPayees.js';
import { requireOwnName } from './ownName.js';
import type { PayeeTables } from './schema.js';

export type BankCardRow = Selectable<PayeeTables['bank_card']>;

export type NewBankCard = Omit<Call<'createBankCard'>['body'], 'pay_password'>;

/** A member's bank accounts: the default first, then newest first. */
export async function listBankCards(db: Queries, memberId: string): Promise<BankCardRow[]> {
  return db
    .selectFrom('bank_card')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

interface BankCardRequest {
  readonly memberId: string;
  readonly card: NewBankCard;
  /** The name that its owner must have; null while the member is not verified. */
  readonly verifiedName: string | null;
}

/**
 * Adds a bank account; the first one becomes the default.
 * @throws Refusal `iban_invalid`, `bic_invalid`, `name_mismatch`, `duplicate`, `limit_reached`
 */
export async function addBankCard(
  tx: Tx,
  { clock, entropy }: { readonly clock: Clock; readonly entropy: Entropy },
  { memberId, card, verifiedName }: BankCardRequest,
): Promise<BankCardRow> {
  const iban = normaliseIban(card.iban);
  const bic = card.bic.toUpperCase();
  if (!isIban(iban)) throw refuseField('iban', 'iban_invalid');
  if (!isBic(bic)) throw refuseField('bic', 'bic_invalid');
  requireOwnName(card.account_name, verifiedName, 'account_name');
  await lockPayees(tx, memberId);
  const cards = await listBankCards(tx, memberId);
  if (cards.some((known) => known.iban === iban)) throw refuseField('iban', 'duplicate');
  if (cards.length >= MAX_PAYEES) throw new Refusal('limit_reached', { params: { max: String(MAX_PAYEES) } });
  const row: BankCardRow = {
    id: newId('crd', clock.wall(), entropy),
    member_id: memberId,
    name: card.name,
    account_name: card.account_name,
    account_number: card.account_number.replace(/[ -]/g, '').toUpperCase(),
    bank_name: card.bank_name,
    bank_branch: card.bank_branch,
    iban,
    bic,
    is_default: cards.length === 0,
    created_at: clock.now(),
  };
  await tx.insertInto('bank_card').values(row).execute();
  await announce(tx, memberId, { event: 'payee', id: row.id });
  return row;
}

/**
 * Renames a bank account, or makes it the default.
 * @throws Refusal `not_found`
 */
export async function changeBankCard(
  tx: Tx,
  memberId: string,
  id: string,
  change: { readonly name?: string; readonly is_default?: true },
): Promise<BankCardRow> {
  await lockPayees(tx, memberId);
  const card = (await listBankCards(tx, memberId)).find((each) => each.id === id);
  if (card === undefined) throw new Refusal('not_found');
  if (change.is_default === true && !card.is_default) await clearDefault(tx, memberId);
  const changed = { name: change.name ?? card.name, is_default: change.is_default ?? card.is_default };
  await tx
    .updateTable('bank_card')
    .set(changed)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute();
  await announce(tx, memberId, { event: 'payee', id });
  return { ...card, ...changed };
}

/**
 * Removes a bank account. When it was the default, the newest remaining one becomes the default.
 * @throws Refusal `not_found`; `in_use` while a withdrawal to it is under way
 */
export async function removeBankCard(tx: Tx, memberId: string, id: string): Promise<void> {
  await lockPayees(tx, memberId);
  const cards = await listBankCards(tx, memberId);
  const card = cards.find((each) => each.id === id);
  if (card === undefined) throw new Refusal('not_found');
  // First, because it waits for a withdrawal that is being requested, which then is counted.
  await tx.deleteFrom('bank_card').where('member_id', '=', memberId).where('id', '=', id).execute();
  if ((await countUnderWay(tx, memberId)).has(id)) throw new Refusal('in_use');
  await announce(tx, memberId, { event: 'payee', id });
  const heir = cards.find((each) => each.id !== id);
  if (!card.is_default || heir === undefined) return;
  await tx
    .updateTable('bank_card')
    .set({ is_default: true })
    .where('member_id', '=', memberId)
    .where('id', '=', heir.id)
    .execute();
}

async function clearDefault(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('bank_card')
    .set({ is_default: false })
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .execute();
}

/** A bank account as the wire has it, with a masked number. */
export function viewBankCard(config: Cooling, card: BankCardRow, underWay: ReadonlyMap<string, number>) {
  const last4 = card.account_number.slice(-4);
  return {
    id: card.id,
    name: card.name,
    account_name: card.account_name,
    account_number: maskedEnd(last4),
    last4,
    bank_name: card.bank_name,
    bank_branch: card.bank_branch,
    iban: maskIban(card.iban),
    bic: card.bic,
    is_default: card.is_default,
    pending_withdrawals: underWay.get(card.id) ?? 0,
    created_at: card.created_at.toISOString(),
    usable_at: cooledAt(config, card.created_at).toISOString(),
  };
}
