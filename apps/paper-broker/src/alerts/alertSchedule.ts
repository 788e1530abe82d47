import { add, percentOf, type Decimal } from '@fairlot/money';
import type { Market, Trigger } from '../market/market.js';
import { FUND_PRICED_AFTER_MS } from '../market/quote.js';
import { justBefore, nextOpenMoment } from '../trading/orders/orderSchedule.js';
import type { AlertKind } from './schema.js';

export interface WatchedPrice {
  readonly symbol: string;
  readonly kind: AlertKind;
  /** A price; for `percent` the change since the previous close, negative for a fall. */
  readonly value: Decimal;
}

/** What of the market a symbol belongs to; undefined for one that is neither an instrument nor an index. */
export function listingOf(market: Market, symbol: string) {
  return market.instrument(symbol) ?? market.index(symbol);
}

type Listing = NonNullable<ReturnType<typeof listingOf>>;

const isFund = (listing: Listing): boolean => 'productType' in listing && listing.productType === 'FUND';

/** The level that an alert waits for on the trading day of `at`: a percentage counts from that day's previous close. */
export function triggerAt(alert: WatchedPrice, market: Market, at: Date): Trigger {
  if (alert.kind !== 'percent') {
    return { price: alert.value, when: alert.kind === 'above' ? 'at-or-above' : 'at-or-below' };
  }
  const { previousClose } = market.quote(alert.symbol, at);
  const isRise = alert.value > 0n;
  // Never earlier than promised: the way there is rounded up.
  const price = add(previousClose, percentOf(previousClose, alert.value, 'up'));
  return { price, when: isRise ? 'at-or-above' : 'at-or-below' };
}

/** Whether a price is what the alert waits for. */
export const isMet = ({ price, when }: Trigger, last: Decimal): boolean =>
  when === 'at-or-above' ? last >= price : last <= price;

/** Whether the price of a moment can meet an alert: a fund's stands for a day, any other one while its market trades. */
export const isPriced = (market: Market, listing: Listing, at: Date): boolean =>
  isFund(listing) || market.session(listing.marketId, at).status === 'open';

/**
 * When an alert has to be looked at next, no earlier than `from`: the crossing of the coming session, or its end, to look
 * at the next one then; of a fund when its next price is known, whatever its holdings do meanwhile.
 */
export function nextAlertLook(alert: WatchedPrice, market: Market, from: Date): Date {
  const listing = listingOf(market, alert.symbol);
  if (listing === undefined) throw new RangeError(`${alert.symbol} is watched and not in the market.`);
  if (isFund(listing)) {
    const { closesAt } = market.session(
      listing.marketId,
      justBefore(new Date(from.getTime() - FUND_PRICED_AFTER_MS)),
    );
    return new Date(closesAt.getTime() + FUND_PRICED_AFTER_MS);
  }
  const opensAt = nextOpenMoment(market, listing.marketId, from);
  const until = market.session(listing.marketId, opensAt).closesAt;
  const trigger = triggerAt(alert, market, opensAt);
  return market.firstCrossing(alert.symbol, justBefore(opensAt), until, trigger)?.at ?? until;
}
