import { decimal, fromInteger, isMultipleOf, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import { sql } from 'kysely';
import { DAY_MS } from '../util/durations.js';
import { later } from '../util/instants.js';
import { NOT_TRADED, type OrderRow } from '../trading/orderRow.js';
import { findAccountId } from '../accounts/accounts.js';
import { insufficientFunds } from '../accounts/amounts.js';
import { findAvailable } from '../accounts/availableFunds.js';
import type { Queries, Tx } from '../db/database.js';
import type { Call, Locale } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { newId } from '../ids.js';
import { addJob } from '../jobs/jobs.js';
import { figureOfHold, figuresOfTicket } from '../trading/orders/orderFigures.js';
import { orderMoney, type OrderMoney } from '../trading/orders/orderMoney.js';
import { storeOrder } from '../trading/orders/storeOrder.js';
import { planHold } from '../trading/orders/planOrder.js';
import { openingWords } from '../trading/orders/orderView.js';
import { viewPreview } from '../trading/orders/previewView.js';
import { throwFirst } from '../trading/orders/ticket.js';
import { blockOffersOf, findBlockOffer, type BlockOffer } from './blockOffers.js';
import type { BlockContext } from '../trading/tradingContext.js';

export type BlockBody = Call<'previewBlockTrade'>['body'];

/** The job that decides a block trade by the stated policy. */
export const DECIDE_BLOCK = 'decide_block_trade';

/** When the stated policy decides, in business time after the order. */
const AUTO_REVIEW_MS = 30_000;
/** The promised review deadline, in business time after the order. */
const REVIEW_PROMISE_MS = DAY_MS;

/** The offers of one market, or of all, that have at least a minimum block left. */
export async function listBlockOffers({ db, market, clock }: BlockContext, marketId: string | undefined) {
  const at = clock.now();
  const offers = market.markets
    .filter(({ id }) => marketId === undefined || id === marketId)
    .flatMap(({ id }) => blockOffersOf(market, id, at));
  const taken = await takenOf(
    db.read,
    offers.map(({ id }) => id),
  );
  return offers.flatMap((offer) => {
    const { instrument, price, expiresAt } = offer;
    const left = subtract(offer.quantity, taken.get(offer.id) ?? ZERO);
    const least = fromInteger(instrument.blockMinQuantity);
    if (left < least) return [];
    const session = market.session(instrument.marketId, at);
    return [
      {
        id: offer.id,
        symbol: instrument.symbol,
        name: instrument.name,
        market_id: instrument.marketId,
        currency: instrument.currency,
        last: toText(market.quote(instrument.symbol, at).last),
        discount_buying_price: toText(price),
        lot_size: instrument.lotSize.toString(),
        min_quantity: toText(least),
        max_quantity: toText(left),
        opens_at: session.opensAt?.toISOString() ?? null,
        expires_at: expiresAt.toISOString(),
      },
    ];
  });
}

/**
 * The hold, the cost and the missing amount of taking shares of an offer. Stores nothing. Refuses what `takeBlock`
 * refuses, except a lack of money.
 */
export async function previewBlock(context: BlockContext, memberId: string, body: BlockBody, locale: Locale) {
  const { db } = context;
  const { offer, money } = await checkBlock(context, db.read, body, locale);
  const { symbol, currency } = offer.instrument;
  const at = context.clock.now();
  const ticket = { symbol, currency, quantity: decimal(body.quantity), orderPrice: offer.price, isBuy: true };
  const { total, fee } = figuresOfTicket(ticket, money, at);
  const hold = figureOfHold(ticket, money, at);
  const available = await findAvailable(db.read, { memberId, kind: 'trade', currency }, at);
  return viewPreview({
    orderPrice: offer.price,
    total,
    fee,
    hold,
    margin: ZERO,
    available,
    holdable: available,
    currency,
    warnings: [],
  });
}

interface BlockRequest {
  readonly memberId: string;
  readonly body: BlockBody;
  readonly locale: Locale;
}

/**
 * Takes shares of an offer: places an order of type `block` that waits for its review, with its money held.
 * @throws Refusal `not_found`, `block_offer_expired`, `market_closed`, `block_minimum`, `lot_size`,
 * `above_maximum`, `insufficient_funds`, `instrument_halted`
 */
export async function takeBlock(
  tx: Tx,
  context: BlockContext,
  { memberId, body, locale }: BlockRequest,
): Promise<OrderRow> {
  const { clock, entropy, config } = context;
  await sql`insert into block_offer_lock (offer_id) values (${body.block_offer_id}) on conflict do nothing`.execute(
    tx,
  );
  await tx
    .selectFrom('block_offer_lock')
    .select('offer_id')
    .where('offer_id', '=', body.block_offer_id)
    .forUpdate()
    .execute();
  const { offer, quantity, money } = await checkBlock(context, tx, body, locale);
  const { currency } = offer.instrument;
  const accountId = await findAccountId(tx, { memberId, kind: 'trade', currency });
  if (accountId === undefined) throw insufficientFunds(money.hold, ZERO, currency, 'quantity');
  const at = clock.now();
  const order = blockOrder(context, offer, { memberId, accountId, quantity, money, at });
  await storeOrder(tx, planHold(order));
  await tx
    .insertInto('block_trade')
    .values({
      member_id: memberId,
      order_id: order.id,
      offer_id: offer.id,
      quantity: toText(quantity),
      review_due_at: later(at, REVIEW_PROMISE_MS),
      decided_at: null,
      reason: null,
    })
    .execute();
  if (config.autoReview) {
    await addJob(
      tx,
      { clock, entropy },
      {
        kind: DECIDE_BLOCK,
        ref: `order:${order.id}:review`,
        memberId: order.member_id,
        payload: { orderId: order.id },
        dueAt: later(at, AUTO_REVIEW_MS),
      },
    );
  }
  return order;
}

async function checkBlock(
  { market, clock }: BlockContext,
  db: Queries,
  body: BlockBody,
  locale: Locale,
): Promise<{ offer: BlockOffer; quantity: Decimal; money: OrderMoney }> {
  const at = clock.now();
  const offer = findBlockOffer(market, body.block_offer_id, at);
  // An id that is unknown now belongs to an offer of an earlier day.
  if (offer === undefined) throw new Refusal('block_offer_expired');
  const { instrument, price } = offer;
  const opens = openingWords(market, instrument.marketId, at, locale);
  if (opens !== null) throw new Refusal('market_closed', { params: opens });
  const quantity = decimal(body.quantity);
  const taken = await takenOf(db, [offer.id]);
  const left = subtract(offer.quantity, taken.get(offer.id) ?? ZERO);
  const min = instrument.blockMinQuantity;
  throwFirst([
    quantity < fromInteger(min)
      ? { path: 'quantity', code: 'block_minimum', params: { min: min.toString() } }
      : null,
    quantity > left ? { path: 'quantity', code: 'block_size_left', params: { max: toText(left) } } : null,
    isMultipleOf(quantity, fromInteger(instrument.lotSize))
      ? null
      : { path: 'quantity', code: 'lot_size', params: { lot: instrument.lotSize.toString() } },
  ]);
  const money = orderMoney({
    direction: 'long',
    quantity,
    orderPrice: price,
    worstPrice: price,
    marketPrice: price,
    currency: instrument.currency,
  });
  return { offer, quantity, money };
}

function blockOrder(
  { clock, entropy }: BlockContext,
  { instrument, price }: BlockOffer,
  taking: {
    readonly memberId: string;
    readonly accountId: string;
    readonly quantity: Decimal;
    readonly money: OrderMoney;
    readonly at: Date;
  },
): OrderRow {
  const { memberId, accountId, quantity, money, at } = taking;
  return {
    id: newId('ord', clock.wall(), entropy),
    member_id: memberId,
    account_id: accountId,
    client_order_id: null,
    symbol: instrument.symbol,
    market_id: instrument.marketId,
    currency: instrument.currency,
    direction: 'long',
    intent: 'open',
    origin: 'member',
    order_type: 'block',
    quantity: toText(quantity),
    order_price: toText(price),
    worst_price: toText(price),
    stop_loss: null,
    take_profit: null,
    // A review decides it, not the market, so it ends only when the customer cancels it or the desk decides.
    time_in_force: 'gtc',
    estimated_fee: toText(money.fee),
    hold_amount: toText(money.hold),
    position_id: null,
    close_request_id: null,
    submitted_at: at,
    expires_at: null,
    matched_until: at,
    // The matcher skips it.
    due_at: null,
    ...NOT_TRADED,
  };
}

/** Shares taken of each offer, by offer id; refused and cancelled orders do not count. */
async function takenOf(db: Queries, offerIds: readonly string[]): Promise<Map<string, Decimal>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('block_trade')
    .innerJoin('trade_order', (join) =>
      join
        .onRef('trade_order.member_id', '=', 'block_trade.member_id')
        .onRef('trade_order.id', '=', 'block_trade.order_id'),
    )
    .select((select) => ['block_trade.offer_id', select.fn.sum<string>('block_trade.quantity').as('taken')])
    .where('block_trade.offer_id', 'in', offerIds)
    .where('trade_order.status', 'in', ['wait', 'handle', 'partially_filled', 'filled'])
    .groupBy('block_trade.offer_id')
    .execute();
  return new Map(rows.map((row) => [row.offer_id, decimal(row.taken)]));
}
