import { decimal, type Decimal } from '@fairlot/money';
import type { Trigger } from '../../market/market.js';
import { stopOutPrice } from '../orders/orderMoney.js';
import { justBefore, nextOpenMoment } from '../orders/orderSchedule.js';
import type { PositionRow } from '../positionRow.js';
import type { TradingMarket } from '../tradingContext.js';

/** Why the broker closes a position by itself. */
export type ProtectionKind = 'stop_out' | 'stop_loss' | 'take_profit';

interface Protection {
  readonly kind: ProtectionKind;
  readonly trigger: Trigger;
}

type Protected = Pick<
  PositionRow,
  'symbol' | 'market_id' | 'direction' | 'quantity' | 'open_amount' | 'margin' | 'stop_loss' | 'take_profit'
>;

/**
 * The levels at which a position is closed without review, most urgent first. The first of stop loss and take profit
 * that is met closes the whole position, so the other one no longer applies.
 */
function protectionsOf(position: Protected, market: TradingMarket): Protection[] {
  const isLong = position.direction === 'long';
  const protections: Protection[] = [];
  if (!isLong) {
    const price = shortStopOut(position, market);
    if (price !== null) protections.push({ kind: 'stop_out', trigger: { price, when: 'at-or-above' } });
  }
  if (position.stop_loss !== null) {
    const price = decimal(position.stop_loss);
    protections.push({ kind: 'stop_loss', trigger: { price, when: isLong ? 'at-or-below' : 'at-or-above' } });
  }
  if (position.take_profit !== null) {
    const price = decimal(position.take_profit);
    protections.push({
      kind: 'take_profit',
      trigger: { price, when: isLong ? 'at-or-above' : 'at-or-below' },
    });
  }
  return protections;
}

/** The protection that the price `last` triggers, or undefined. */
export function metProtection(
  position: Protected,
  market: TradingMarket,
  last: Decimal,
): Protection | undefined {
  return protectionsOf(position, market).find(({ trigger }) =>
    trigger.when === 'at-or-below' ? last <= trigger.price : last >= trigger.price,
  );
}

/**
 * When the price path next triggers a protection, no earlier than `from`. If no price of this session triggers one,
 * this is the end of the session, when the next session is searched. Null for a position without protection.
 */
export function nextProtectionCheckAt(position: Protected, market: TradingMarket, from: Date): Date | null {
  const protections = protectionsOf(position, market);
  if (protections.length === 0) return null;
  const opensAt = nextOpenMoment(market, position.market_id, from);
  const until = market.session(position.market_id, opensAt).closesAt;
  let first = until;
  for (const { trigger } of protections) {
    const crossing = market.firstCrossing(position.symbol, justBefore(opensAt), first, trigger);
    if (crossing !== null && crossing.at < first) first = crossing.at;
  }
  return first;
}

function shortStopOut(position: Protected, market: TradingMarket): Decimal | null {
  const instrument = market.instrument(position.symbol);
  if (instrument === undefined) return null;
  const short = {
    margin: decimal(position.margin),
    proceeds: decimal(position.open_amount),
    quantity: decimal(position.quantity),
  };
  const tick = market.tickSize(instrument, ((short.proceeds * 10n ** 8n) / short.quantity) as Decimal);
  return stopOutPrice(short, tick);
}
