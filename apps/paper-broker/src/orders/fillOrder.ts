import { add, decimal, fromInteger, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import type { Tx } from '../db/database.js';
import { newId } from '../ids.js';
import type { HouseLine, MemberLine } from '../ledger/journal.js';
import { post } from '../ledger/post.js';
import { closeShares } from '../positions/closeShares.js';
import { openShares } from '../positions/openShares.js';
import { announcePosition, tellShortfall } from '../positions/positionNotices.js';
import { lockPosition, type PositionRow } from '../positions/positionRow.js';
import { refreshPositionState } from '../positions/positionState.js';
import { feeOf } from './feeSchedule.js';
import { bookedAmount, grossOf } from './orderMoney.js';
import { announceOrder, tellFilled } from './orderNotices.js';
import { figuresOf, isBuy, type OrderRow } from './orderRow.js';
import { nextOrderLook } from './orderSchedule.js';
import { assertOrderTransition } from './orderStatus.js';
import type { TradingContext } from './tradingContext.js';

/** After a partial fill, the next part trades a minute later: liquidity is counted by the minute. */
const LIQUIDITY_PERIOD_MS = 60_000;

/**
 * Fills shares of an order at a price, in the caller's transaction: one journal, one fill, the position, the order.
 * Amounts and fees of parts are differences of the rounded totals, so that an order in parts costs what it would have
 * cost in one.
 * @param order locked, in state `handle` or `partially_filled`
 * @param quantity 1 to what remains
 * @param at business time of the fill
 */
export async function fillOrder(
  tx: Tx,
  context: TradingContext,
  order: OrderRow,
  { price, quantity, at }: { readonly price: Decimal; readonly quantity: Decimal; readonly at: Date },
): Promise<void> {
  const figures = figuresOf(order);
  const gross = add(figures.filledGross, grossOf(price, quantity));
  const booked = bookedAmount(gross, order.currency);
  const amount = subtract(booked, figures.filledAmount);
  const fee = subtract(feeOf(booked, order.currency), figures.fee);
  const isLast = quantity === figures.remaining;
  const traded = { quantity, amount, fee, at };
  const effect =
    order.intent === 'open'
      ? await opening(tx, context, order, traded, isLast)
      : await closing(tx, context, order, traded);

  const fillId = newId('fil', context.clock.wall(), context.entropy);
  await tx
    .insertInto('fill')
    .values({
      id: fillId,
      order_id: order.id,
      member_id: order.member_id,
      position_id: effect.positionId,
      symbol: order.symbol,
      side: isBuy(order) ? 'buy' : 'sell',
      quantity: toText(quantity),
      price: toText(price),
      amount: toText(amount),
      fee: toText(effect.fee),
      realized_pnl: effect.realizedPnl === null ? null : toText(effect.realizedPnl),
      filled_at: at,
      trade_date: context.market.session(order.market_id, at).date,
    })
    .execute();
  if (order.intent === 'open') await addLot(tx, fillId, effect.positionId, { price, quantity, at });
  await post(tx, {
    kind: 'order_fill',
    ref: `fill:${fillId}`,
    subject: { type: 'order', id: order.id },
    effectiveAt: at,
    lines: effect.lines,
  });

  const status = isLast ? 'filled' : 'partially_filled';
  assertOrderTransition(order.status, status);
  const changed = {
    status,
    filled_quantity: toText(add(figures.filled, quantity)),
    filled_gross: toText(gross),
    filled_amount: toText(booked),
    handling_fee: toText(add(figures.fee, effect.fee)),
    hold_amount: toText(effect.holdLeft),
    realized_pnl: sumPnl(order.realized_pnl, effect.realizedPnl),
    position_id: effect.positionId,
    filled_at: at,
    matched_until: at,
    closed_at: isLast ? at : null,
    version: order.version + 1,
  } as const;
  const resumesAt = new Date(at.getTime() + LIQUIDITY_PERIOD_MS);
  const dueAt = isLast ? null : nextOrderLook({ ...order, ...changed }, context.market, resumesAt);
  await tx
    .updateTable('trade_order')
    .set({ ...changed, due_at: dueAt })
    .where('id', '=', order.id)
    .execute();
  if (order.intent === 'close') {
    if (isLast) await completeCloseRequest(tx, order);
    await refreshPositionState(tx, effect.positionId);
  }
  await announceOrder(tx, order);
  await announcePosition(tx, { id: effect.positionId, member_id: order.member_id });
  if (isLast) await tellFilled(tx, context, { ...order, ...changed });
}

interface Effect {
  readonly positionId: string;
  readonly fee: Decimal;
  readonly realizedPnl: Decimal | null;
  readonly holdLeft: Decimal;
  readonly lines: readonly (MemberLine | HouseLine)[];
}

interface TradedShares {
  readonly quantity: Decimal;
  readonly amount: Decimal;
  readonly fee: Decimal;
  readonly at: Date;
}

async function opening(
  tx: Tx,
  context: TradingContext,
  order: OrderRow,
  traded: TradedShares,
  isLast: boolean,
): Promise<Effect> {
  const opened = await openShares(tx, context, order, traded);
  const rest = subtract(decimal(order.hold_amount), opened.used);
  const lines = isLast ? [...opened.lines, ...releaseLines(order, rest)] : opened.lines;
  return {
    positionId: opened.positionId,
    fee: traded.fee,
    realizedPnl: null,
    holdLeft: isLast ? ZERO : rest,
    lines,
  };
}

async function closing(
  tx: Tx,
  context: TradingContext,
  order: OrderRow,
  traded: TradedShares,
): Promise<Effect> {
  const position = await requirePosition(tx, order);
  const closed = await closeShares(tx, context, order, position, traded);
  if (closed.shortfall > ZERO) {
    const ref = `order:${order.id}:shortfall:${traded.at.toISOString()}`;
    await tellShortfall(tx, context, position, { amount: closed.shortfall, ref });
  }
  return { positionId: position.id, holdLeft: ZERO, ...closed };
}

async function requirePosition(tx: Tx, order: OrderRow): Promise<PositionRow> {
  const position = order.position_id === null ? undefined : await lockPosition(tx, order.position_id);
  if (position === undefined) throw new Error(`Order ${order.id} closes a position that is not there.`);
  return position;
}

async function addLot(
  tx: Tx,
  fillId: string,
  positionId: string,
  lot: { readonly price: Decimal; readonly quantity: Decimal; readonly at: Date },
): Promise<void> {
  const quantity = toText(lot.quantity);
  await tx
    .insertInto('lot')
    .values({
      fill_id: fillId,
      position_id: positionId,
      quantity,
      remaining: quantity,
      price: toText(lot.price),
      opened_at: lot.at,
    })
    .execute();
}

async function completeCloseRequest(tx: Tx, order: OrderRow): Promise<void> {
  if (order.close_request_id === null) return;
  await tx
    .updateTable('close_request')
    .set({ status: 'filled' })
    .where('id', '=', order.close_request_id)
    .where('status', '=', 'approved')
    .execute();
}

function sumPnl(before: string | null, more: Decimal | null): string | null {
  return more === null ? before : toText(add(before === null ? fromInteger(0n) : decimal(before), more));
}

/** Money that an order no longer needs goes back to the available funds. */
export function releaseLines(order: OrderRow, amount: Decimal): MemberLine[] {
  const mine = { memberId: order.member_id, account: 'trade', commodity: order.currency } as const;
  return [
    { ...mine, book: 'held', amount: -amount as Decimal },
    { ...mine, book: 'available', amount },
  ];
}
