import { divide, fromInteger, isMultipleOf, minimum, multiply, toText, type Decimal } from '@fairlot/money';
import { findNamedAccountId } from '../accounts/accounts.js';
import { insufficientFunds } from '../accounts/amounts.js';
import type { Tx, Queries } from '../db/database.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { findBalance, lockBalance } from '../ledger/balance.js';
import { stateOf, type Offering } from '../market/offerings/offering.js';

/** The customer's request, as on the wire. */
export interface IpoTicketBody {
  readonly mode: 'max' | 'partial';
  readonly quantity?: string;
  readonly account_id?: string;
}

/** A ticket that passed all checks but that of the money. */
export interface IpoPlan {
  /** Undefined if the member has no trade account in the currency, and so no money. */
  readonly accountId: string | undefined;
  readonly mode: 'max' | 'partial';
  /** One lot if the available funds allow none. */
  readonly quantity: Decimal;
  readonly lots: bigint;
  readonly total: Decimal;
  readonly available: Decimal;
  /** The largest quantity that the available funds allow. */
  readonly maxQuantity: Decimal;
}

const DIGITS = 10n ** 8n;

interface SubscriptionQuestion {
  readonly offering: Offering;
  readonly memberId: string;
  readonly body: IpoTicketBody;
  readonly at: Date;
}

/**
 * Checks a ticket against the offering and the member's earlier subscriptions, and returns what it would hold.
 * @param db as `tx`, for a transaction that holds the money: locks the balance until the transaction ends
 * @throws Refusal `ipo_not_open`, `quantity_required`, `quantity_not_allowed`, `minimum_unit`, `lot_size`,
 * `above_maximum`, `already_subscribed`, `not_found` for another account than the trade account
 */
export async function planSubscription(
  db: { readonly tx: Tx } | { readonly read: Queries },
  { offering, memberId, body, at }: SubscriptionQuestion,
): Promise<IpoPlan> {
  const queries = 'tx' in db ? db.tx : db.read;
  if (stateOf(offering, at) !== 'open') throw new Refusal('ipo_not_open');
  const asked = askedQuantity(offering, body);
  await refuseSecond(queries, offering.id, memberId);
  const { currency } = offering.instrument;
  const accountId = await findNamedAccountId(queries, { memberId, kind: 'trade', currency }, body.account_id);
  const key = { memberId, account: 'trade', book: 'available', commodity: currency } as const;
  const available = 'tx' in db ? await lockBalance(db.tx, key) : await findBalance(queries, key);
  const maxLots = affordableLots(offering, available);
  const lots = asked ?? (maxLots === 0n ? 1n : maxLots);
  return {
    accountId,
    mode: body.mode,
    quantity: sharesIn(offering, lots),
    lots,
    total: costOf(offering, lots),
    available,
    maxQuantity: sharesIn(offering, maxLots),
  };
}

const sharesIn = (offering: Offering, lots: bigint): Decimal => fromInteger(lots * offering.lotSize);

/** Exact, because a price has at most four decimal places. */
function costOf(offering: Offering, lots: bigint): Decimal {
  return multiply(offering.issuePrice, sharesIn(offering, lots), 'down');
}

function affordableLots(offering: Offering, available: Decimal): bigint {
  const whole = divide(available, costOf(offering, 1n), 'down', 0);
  return minimum(whole, fromInteger(offering.maxLots)) / DIGITS;
}

/** The lots asked for; null for as many as possible. */
function askedQuantity(offering: Offering, { mode, quantity }: IpoTicketBody): bigint | null {
  if (mode === 'max') {
    if (quantity !== undefined) throw refuseField('quantity', 'quantity_not_allowed');
    return null;
  }
  if (quantity === undefined) throw refuseField('quantity', 'quantity_required');
  const shares = fromInteger(BigInt(quantity));
  if (shares === 0n) throw refuseField('quantity', 'minimum_unit', { min: '1' });
  if (!isMultipleOf(shares, fromInteger(offering.lotSize)))
    throw refuseField('quantity', 'lot_size', { lot: offering.lotSize.toString() });
  const most = sharesIn(offering, offering.maxLots);
  if (shares > most) throw refuseField('quantity', 'above_maximum', { max: toText(most) });
  return BigInt(quantity) / offering.lotSize;
}

async function refuseSecond(db: Queries, offeringId: string, memberId: string): Promise<void> {
  const known = await db
    .selectFrom('ipo_subscription')
    .select('id')
    .where('member_id', '=', memberId)
    .where('offering_id', '=', offeringId)
    .where('status', 'not in', ['refused', 'canceled'])
    .executeTakeFirst();
  if (known !== undefined) throw new Refusal('already_subscribed');
}

/**
 * The account whose money suffices for a plan.
 * @throws Refusal `insufficient_funds`
 */
export function requireMoney({ accountId, total, available }: IpoPlan, currency: string): string {
  if (accountId === undefined || total > available)
    throw insufficientFunds(total, available, currency, 'quantity');
  return accountId;
}
