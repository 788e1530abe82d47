import {
  decimal,
  divide,
  fromInteger,
  multiply,
  negate,
  parseDecimal,
  subtract,
  toText,
  ZERO,
} from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { updateRows } from '../db/rowsAsJson.js';
import { announceAll } from '../events/announce.js';
import type { Journal } from '../ledger/journal.js';
import { postAll } from '../ledger/post.js';
import type { Offering } from '../market/offerings/offering.js';
import { notifyAll, type NewNotice } from '../notices/notify.js';
import { allot, lotsOf, type Application, type Draw } from './allotment.js';
import { subscriptionEvents } from './endSubscription.js';
import { assertIpoTransition, type IpoStatus } from './ipoStatus.js';
import { ballotOf } from './offerings.js';
import type { IpoRow } from './subscriptions.js';

const DIGITS = 10n ** 8n;

export interface StoredDraw extends Draw {
  /** The ids of subscriptions that were not drawn. */
  readonly leftOut: ReadonlySet<string>;
}

/**
 * Draws the allotment of an offering among the waiting subscriptions, once, and stores it. Each subscriber's lots
 * follow from the stored draw. Posts nothing.
 *
 * The draw leaves out a subscription that cannot be read, or that does not wait for the allotment yet. After its
 * repair it gets no lots either, because all lots have been drawn.
 */
export async function drawAllotment(
  tx: Tx,
  context: BrokerContext,
  offering: Offering,
  at: Date,
): Promise<StoredDraw> {
  const known = await findDraw(tx, offering.id);
  if (known !== undefined) return known;
  const rows = await tx
    .selectFrom('ipo_subscription')
    .select(['id', 'member_id', 'quantity', 'status'])
    .where('offering_id', '=', offering.id)
    .where('status', 'not in', ['refused', 'canceled'])
    .execute();
  const canBeDrawn = (row: (typeof rows)[number]): boolean =>
    row.status === 'waiting_allotment' && parseDecimal(row.quantity) !== null;
  const applications = rows.filter(canBeDrawn).map((row) => applicationOf(context, offering, row));
  const leftOut = rows.filter((row) => !canBeDrawn(row)).map(({ id }) => id);
  const { lots, ...draw } = allot(offering.publicLots, offering.crowd, applications);
  await tx
    .insertInto('ipo_allotment')
    .values({
      offering_id: offering.id,
      public_lots: offering.publicLots,
      rounds: draw.rounds,
      ballot_lots: draw.ballotLots,
      ballot_applicants: draw.ballotApplicants,
      customer_lots: [...lots.values()].reduce((sum, each) => sum + each, 0n),
      last_ballot: draw.lastWinner?.ballot ?? null,
      last_ballot_id: draw.lastWinner?.id ?? null,
      left_out: leftOut,
      allotted_at: at,
    })
    .execute();
  return { ...draw, leftOut: new Set(leftOut) };
}

async function findDraw(tx: Tx, offeringId: string): Promise<StoredDraw | undefined> {
  const row = await tx
    .selectFrom('ipo_allotment')
    .selectAll()
    .where('offering_id', '=', offeringId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { last_ballot: ballot, last_ballot_id: id } = row;
  return {
    rounds: BigInt(row.rounds),
    ballotLots: BigInt(row.ballot_lots),
    ballotApplicants: BigInt(row.ballot_applicants),
    lastWinner: ballot === null || id === null ? null : { ballot: Number(ballot), id },
    leftOut: new Set(row.left_out),
  };
}

function applicationOf(
  { market }: BrokerContext,
  offering: Offering,
  row: Pick<IpoRow, 'id' | 'member_id' | 'quantity'>,
): Application {
  return {
    id: row.id,
    lots: divide(decimal(row.quantity), fromInteger(offering.lotSize), 'down', 0) / DIGITS,
    ballot: ballotOf(market.seed, offering, row.member_id),
  };
}

/** Allots lots to subscribers: the allotted amount is paid and the rest of the hold is released. */
export async function allotRows(
  tx: Tx,
  context: BrokerContext,
  offering: Offering,
  { draw, rows, at }: { readonly draw: StoredDraw; readonly rows: readonly IpoRow[]; readonly at: Date },
): Promise<void> {
  const allotted = rows.map((row) => {
    const application = applicationOf(context, offering, row);
    const lots = draw.leftOut.has(row.id) ? 0n : lotsOf(draw, application);
    return { row, result: resultOf(offering, row, lots, at) };
  });
  await updateRows(
    tx,
    'ipo_subscription',
    ['status', 'allotted_quantity', 'allotted_amount', 'refund_amount', 'allotted_at'],
    allotted.map(({ row, result }) => ({ id: row.id, member_id: row.member_id, ...result })),
  );
  await notifyAll(
    tx,
    context,
    allotted.map(({ row, result }) => noticeOf(offering, row, result)),
  );
  await announceAll(tx, rows.flatMap(subscriptionEvents));
  // Last, because it locks the members' books, and their orders then wait until this transaction ends.
  await postAll(
    tx,
    allotted.map(({ row, result }) => journalOf(row, result, at)),
  );
}

type Result = ReturnType<typeof resultOf>;

function resultOf(offering: Offering, row: IpoRow, lots: bigint, at: Date) {
  const shares = fromInteger(lots * offering.lotSize);
  const paid = multiply(shares, offering.issuePrice, 'down');
  const status = statusOf(shares, decimal(row.quantity));
  assertIpoTransition(row.status, status);
  return {
    status,
    allotted_quantity: toText(shares),
    allotted_amount: toText(paid),
    refund_amount: toText(subtract(decimal(row.total_amount), paid)),
    allotted_at: at,
  };
}

function journalOf(row: IpoRow, result: Result, at: Date): Journal {
  const mine = { memberId: row.member_id, account: 'trade' } as const;
  const shares = decimal(result.allotted_quantity);
  return {
    kind: 'ipo_allot',
    ref: `ipo:${row.id}:allot`,
    subject: { type: 'ipo_subscription', id: row.id },
    effectiveAt: at,
    lines: [
      { ...mine, book: 'held', commodity: row.currency, amount: negate(decimal(row.total_amount)) },
      { house: 'ipo_issuer', commodity: row.currency, amount: decimal(result.allotted_amount) },
      { ...mine, book: 'available', commodity: row.currency, amount: decimal(result.refund_amount) },
      { ...mine, book: 'ipo_pending', commodity: row.symbol, amount: shares },
      { house: 'inventory', commodity: row.symbol, amount: negate(shares) },
    ],
  };
}

function noticeOf(offering: Offering, row: IpoRow, result: Result): NewNotice {
  const { currency } = row;
  return {
    memberId: row.member_id,
    kind: 'ipo',
    template: result.status,
    params: {
      name: offering.instrument.name,
      quantity: { number: result.allotted_quantity },
      asked: { number: toText(decimal(row.quantity)) },
      paid: { amount: result.allotted_amount, currency },
      refund: { amount: result.refund_amount, currency },
      listing_at: offering.listingAt.toISOString(),
    },
    subject: { type: 'ipo_subscription', id: row.id },
    ref: `ipo:${row.id}:allotted`,
  };
}

function statusOf(allotted: bigint, asked: bigint): Extract<IpoStatus, `${string}allotted`> {
  if (allotted === ZERO) return 'not_allotted';
  return allotted === asked ? 'allotted' : 'partially_allotted';
}
