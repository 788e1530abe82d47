import { decimal, divide, fromInteger, multiply, negate, subtract, toText, ZERO } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import type { HouseLine, MemberLine } from '../ledger/journal.js';
import { post } from '../ledger/post.js';
import type { Offering } from '../market/offerings/offering.js';
import { notify } from '../notices/notify.js';
import { allot } from './allotment.js';
import { endSubscription } from './endSubscription.js';
import { assertIpoTransition, type IpoStatus } from './ipoStatus.js';
import { ballotOf } from './offerings.js';
import { lockOfOffering, type IpoRow } from './subscriptions.js';

const DIGITS = 10n ** 8n;

/**
 * The allotment of an offering, in one transaction: what is allotted is paid, the rest is free again the same moment.
 * What nobody has checked by then is refused, with everything back.
 */
export async function allotOffering(
  tx: Tx,
  context: BrokerContext,
  offering: Offering,
  at: Date,
): Promise<void> {
  for (const row of await lockOfOffering(tx, offering.id, ['submitted'])) {
    await endSubscription(tx, context, row, { status: 'refused', reason: 'audit_overdue' }, at);
  }
  const rows = await lockOfOffering(tx, offering.id, ['waiting_allotment']);
  const result = allot(
    offering.publicLots,
    offering.crowd,
    rows.map((row) => ({
      id: row.id,
      lots: lotsOf(offering, row.quantity),
      ballot: ballotOf(context.market.seed, offering, row.member_id),
    })),
  );
  await tx
    .insertInto('ipo_allotment')
    .values({
      offering_id: offering.id,
      public_lots: offering.publicLots,
      rounds: result.rounds,
      ballot_lots: result.ballotLots,
      ballot_applicants: result.ballotApplicants,
      customer_lots: [...result.lots.values()].reduce((sum, lots) => sum + lots, 0n),
      allotted_at: at,
    })
    .execute();
  for (const row of rows) await allotTo(tx, context, offering, row, result.lots.get(row.id) ?? 0n, at);
}

const lotsOf = (offering: Offering, quantity: string): bigint =>
  divide(decimal(quantity), fromInteger(offering.lotSize), 'down', 0) / DIGITS;

async function allotTo(
  tx: Tx,
  context: BrokerContext,
  offering: Offering,
  row: IpoRow,
  lots: bigint,
  at: Date,
): Promise<void> {
  const shares = fromInteger(lots * offering.lotSize);
  const total = decimal(row.total_amount);
  const paid = multiply(shares, offering.issuePrice, 'half-up');
  const refund = subtract(total, paid);
  const status = statusOf(shares, decimal(row.quantity));
  assertIpoTransition(row.status, status);
  const mine = { memberId: row.member_id, account: 'trade' } as const;
  const lines: (MemberLine | HouseLine)[] = [
    { ...mine, book: 'held', commodity: row.currency, amount: negate(total) },
    { house: 'ipo_issuer', commodity: row.currency, amount: paid },
    { ...mine, book: 'available', commodity: row.currency, amount: refund },
    { ...mine, book: 'ipo_pending', commodity: row.symbol, amount: shares },
    { house: 'inventory', commodity: row.symbol, amount: negate(shares) },
  ];
  await post(tx, {
    kind: 'ipo_allot',
    ref: `ipo:${row.id}:allot`,
    subject: { type: 'ipo_subscription', id: row.id },
    effectiveAt: at,
    lines,
  });
  await tx
    .updateTable('ipo_subscription')
    .set({
      status,
      allotted_quantity: toText(shares),
      allotted_amount: toText(paid),
      refund_amount: toText(refund),
      allotted_at: at,
    })
    .where('id', '=', row.id)
    .execute();
  const money = { currency: row.currency };
  await notify(tx, context, {
    memberId: row.member_id,
    kind: 'ipo',
    template: status,
    params: {
      name: offering.instrument.name,
      quantity: { number: toText(shares) },
      asked: { number: toText(decimal(row.quantity)) },
      paid: { amount: toText(paid), ...money },
      refund: { amount: toText(refund), ...money },
      listing_at: offering.listingAt.toISOString(),
    },
    subject: { type: 'ipo_subscription', id: row.id },
    ref: `ipo:${row.id}:allotted`,
  });
  await announce(tx, row.member_id, { event: 'subscription', id: row.id });
  await announce(tx, row.member_id, { event: 'balance', id: row.account_id });
}

function statusOf(allotted: bigint, asked: bigint): Extract<IpoStatus, `${string}allotted`> {
  if (allotted === ZERO) return 'not_allotted';
  return allotted === asked ? 'allotted' : 'partially_allotted';
}
