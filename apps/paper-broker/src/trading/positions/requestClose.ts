import { decimal, toText, ZERO, type Decimal } from '@fairlot/money';
import { Refusal } from '../../http/refusal.js';
import { messageFor } from '../../http/messages.js';
import type { Call, Locale } from '../../http/operation.js';
import { newId } from '../../ids.js';
import { later } from '../../util/instants.js';
import type { Instrument } from '../../market/instrument.js';
import type { TradingMarket } from '../tradingContext.js';
import { moveClosing } from './closingShares.js';
import { publishedPrice, type PublishedPrices } from '../halts.js';
import { warningsAt, type Warning } from '../orders/orderView.js';
import { checkBand, checkLimitPresence, checkPrice, checkWhole, throwFirst } from '../orders/ticket.js';
import type { UnitOfWork } from '../unitOfWork.js';
import { closableOf, type CloseRequestRow, type PositionRow } from '../positionRow.js';
import { announcePosition } from './positionNotices.js';
import { refreshPositionState } from './positionState.js';
import { AUTO_REVIEW_MS, REVIEW_PROMISE_MS } from './reviewClose.js';
import { NO_REASON } from '../../reasons/reasons.js';

export type CloseBody = Call<'closePosition'>['body'];

/**
 * Asks to close shares of a position. The shares are reserved at once, so that they cannot be closed twice. Once the
 * request has passed its review, the order that closes them goes to the market.
 * @param unit contains the position
 * @throws Refusal `not_found`, `position_closed`, `quantity_exceeds_closable`; `invalid_transition` when all shares
 * are being closed already
 */
export function requestClose(
  unit: UnitOfWork,
  memberId: string,
  positionId: string,
  body: CloseBody,
): { readonly request: CloseRequestRow; readonly position: PositionRow } {
  const at = unit.clock.now();
  const position = unit.positions.get(positionId);
  if (position?.member_id !== memberId) throw new Refusal('not_found');
  const { quantity } = checkClose(unit, position, body, at);

  const request: CloseRequestRow = {
    id: newId('cls', unit.clock.wall(), unit.entropy),
    member_id: memberId,
    position_id: positionId,
    quantity: toText(quantity),
    order_type: body.order_type,
    price: body.price ?? null,
    status: 'closing_review',
    ...NO_REASON,
    reason: null,
    order_id: null,
    submitted_at: at,
    review_due_at: later(at, REVIEW_PROMISE_MS),
    due_at: later(at, AUTO_REVIEW_MS),
    // Counted by the store.
    arrival: null,
    decided_at: null,
  };
  unit.requests.add(request);
  moveClosing(unit, positionId, { quantity, ref: `close:${request.id}:shares`, at });
  refreshPositionState(unit, positionId);
  announcePosition(unit, position);
  return { request, position };
}

/**
 * The shares of a position that can be closed, and their instrument.
 * @throws Refusal `position_closed`, `not_found`; `invalid_transition` when all shares are being closed already
 */
export function requireClosable(
  position: PositionRow,
  market: TradingMarket,
): { readonly closable: Decimal; readonly instrument: Instrument } {
  const closable = closableOf(position);
  if (position.state === 'closed') throw new Refusal('position_closed');
  // The state `closing` cannot be entered again, whatever the quantity.
  if (closable === ZERO) throw new Refusal('invalid_transition');
  const instrument = market.instrument(position.symbol);
  if (instrument === undefined) throw new Refusal('not_found');
  return { closable, instrument };
}

/** The warnings for shares that are closed now: why, and until when, they do not trade. */
export function closeWarnings(
  { market, halts }: PublishedPrices,
  { symbol, market_id: marketId }: PositionRow,
  at: Date,
  locale: Locale,
): Warning[] {
  const warnings = warningsAt(market, marketId, at, locale);
  if (halts.covering(symbol, at) === undefined) return warnings;
  const code = 'instrument_halted';
  return [...warnings, { code, message: messageFor(code, locale, { symbol }) }];
}

/**
 * Checks a close request against the position and the market at `at`.
 * @returns the shares, and the expected price: the limit, or the last price
 * @throws Refusal as `requestClose`
 */
export function checkClose(
  prices: PublishedPrices,
  position: PositionRow,
  body: CloseBody,
  at: Date,
): { readonly quantity: Decimal; readonly price: Decimal } {
  const { market } = prices;
  const { closable, instrument } = requireClosable(position, market);
  const quantity = decimal(body.quantity);
  const limit = body.price === undefined ? null : decimal(body.price);
  const last = publishedPrice(prices, position.symbol, at);
  throwFirst([
    checkWhole(quantity),
    quantity > closable
      ? { path: 'quantity', code: 'quantity_exceeds_closable', params: { max: toText(closable) } }
      : null,
    checkLimitPresence(body.order_type, limit),
    limit === null ? null : checkPrice('price', limit, instrument, market),
    limit === null ? null : checkBand(limit, last, instrument.currency),
  ]);
  return { quantity, price: limit ?? last };
}
