/** The use cases of a customer's wallets for withdrawals. A function with a `Tx` is the work of one transaction. */
import type { Selectable } from 'kysely';
import type { Clock, Entropy } from '../clock/clock.js';
import type { Queries, Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { Refusal, refuseField } from '../http/refusal.js';
import type { Call } from '../http/operation.js';
import { newId } from '../ids.js';
import { cooledAt, type Cooling } from './cooling.js';
import { countUnderWay, lockPayees, MAX_PAYEES } from './lockPayees.js';
import type { PayeeTables } from './schema.js';
import { addressKey, faultOfAddress } from './walletAddress.js';

export type CryptoWalletRow = Selectable<PayeeTables['crypto_wallet']>;

export type NewCryptoWallet = Omit<Call<'createCryptoWallet'>['body'], 'pay_password'>;

/** A member's wallets, newest first. */
export async function listCryptoWallets(db: Queries, memberId: string): Promise<CryptoWalletRow[]> {
  return db
    .selectFrom('crypto_wallet')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute();
}

/** @throws Refusal `address_invalid`, `network_mismatch`, `duplicate`, `limit_reached` */
export async function addCryptoWallet(
  tx: Tx,
  { clock, entropy }: { readonly clock: Clock; readonly entropy: Entropy },
  memberId: string,
  { name, currency, network, address }: NewCryptoWallet,
): Promise<CryptoWalletRow> {
  const fault = faultOfAddress(network, address);
  if (fault !== null) throw refuseField('address', fault, { network });
  await lockPayees(tx, memberId);
  const key = addressKey(network, address);
  const wallets = await listCryptoWallets(tx, memberId);
  const isKnown = wallets.some((known) => known.network === network && known.address_key === key);
  if (isKnown) throw refuseField('address', 'duplicate');
  if (wallets.length >= MAX_PAYEES)
    throw new Refusal('limit_reached', { params: { max: String(MAX_PAYEES) } });
  const row: CryptoWalletRow = {
    id: newId('wlt', clock.wall(), entropy),
    member_id: memberId,
    name,
    currency,
    network,
    address,
    address_key: key,
    created_at: clock.now(),
  };
  await tx.insertInto('crypto_wallet').values(row).execute();
  await announce(tx, memberId, { event: 'payee', id: row.id });
  return row;
}

/** @throws Refusal `not_found`; `in_use` while a withdrawal to it is under way */
export async function removeCryptoWallet(tx: Tx, memberId: string, id: string): Promise<void> {
  await lockPayees(tx, memberId);
  const wallet = (await listCryptoWallets(tx, memberId)).find((each) => each.id === id);
  if (wallet === undefined) throw new Refusal('not_found');
  // First, because it waits for a withdrawal that is being requested, which then is counted.
  await tx.deleteFrom('crypto_wallet').where('member_id', '=', memberId).where('id', '=', id).execute();
  if ((await countUnderWay(tx, memberId)).has(id)) throw new Refusal('in_use');
  await announce(tx, memberId, { event: 'payee', id });
}

/** A wallet as the wire has it. Its address is public and shown in full, so that it can be compared. */
export function viewCryptoWallet(
  config: Cooling,
  wallet: CryptoWalletRow,
  underWay: ReadonlyMap<string, number>,
  used: ReadonlySet<string>,
) {
  return {
    id: wallet.id,
    name: wallet.name,
    currency: wallet.currency,
    network: wallet.network,
    address: wallet.address,
    last4: wallet.address.slice(-4),
    is_used: used.has(wallet.id),
    pending_withdrawals: underWay.get(wallet.id) ?? 0,
    created_at: wallet.created_at.toISOString(),
    usable_at: cooledAt(config, wallet.created_at).toISOString(),
  };
}
