import { add, percentOf, type Decimal } from '@fairlot/money';
import { earlier, later } from '../util/instants.js';
import type { Market, Trigger } from '../market/market.js';
import { FUND_PRICED_AFTER_MS } from '../market/quote.js';
import { justBefore, nextOpenMoment } from '../trading/orders/orderSchedule.js';
import type { AlertKind } from './schema.js';

export interface WatchedPrice {
  readonly symbol: string;
  readonly kind: AlertKind;
  /** A price in the listing's currency; for `percent` the change from the previous close, negative for a fall. */
  readonly value: Decimal;
}

/** The instrument or index with this symbol; undefined if there is none. */
export function listingOf(market: Market, symbol: string) {
  return market.instrument(symbol) ?? market.index(symbol);
}

type Listing = NonNullable<ReturnType<typeof listingOf>>;

const isFund = (listing: Listing): boolean => 'productType' in listing && listing.productType === 'FUND';

/** The price that fires the alert on the trading day of `at`. A percentage counts from the previous close. */
export function triggerAt(alert: WatchedPrice, market: Market, at: Date): Trigger {
  if (alert.kind !== 'percent') {
    return { price: alert.value, when: alert.kind === 'above' ? 'at-or-above' : 'at-or-below' };
  }
  const { previousClose } = market.quote(alert.symbol, at);
  const isRise = alert.value > 0n;
  // Round away from the previous close, so that the alert never fires before the promised change.
  const price = add(previousClose, percentOf(previousClose, alert.value, 'up'));
  return { price, when: isRise ? 'at-or-above' : 'at-or-below' };
}

/** Whether the price `last` meets the trigger. */
export const isMet = ({ price, when }: Trigger, last: Decimal): boolean =>
  when === 'at-or-above' ? last >= price : last <= price;

/**
 * Whether an alert can fire at `at`: at any time for a fund, whose price is valid all day; for others while the market
 * trades.
 */
export const isPriced = (market: Market, listing: Listing, at: Date): boolean =>
  isFund(listing) || market.session(listing.marketId, at).status === 'open';

/**
 * When to check an alert next, no earlier than `from`: the first crossing of the next session, or the end of
 * that session if there is none. For a fund: when its next daily price is published.
 * @throws RangeError for a symbol that is not in the market
 */
export function nextAlertCheckAt(alert: WatchedPrice, market: Market, from: Date): Date {
  const listing = listingOf(market, alert.symbol);
  if (listing === undefined) throw new RangeError(`${alert.symbol} is watched and not in the market.`);
  if (isFund(listing)) {
    const { closesAt } = market.session(listing.marketId, justBefore(earlier(from, FUND_PRICED_AFTER_MS)));
    return later(closesAt, FUND_PRICED_AFTER_MS);
  }
  const opensAt = nextOpenMoment(market, listing.marketId, from);
  const until = market.session(listing.marketId, opensAt).closesAt;
  const trigger = triggerAt(alert, market, opensAt);
  return market.firstCrossing(alert.symbol, justBefore(opensAt), until, trigger)?.at ?? until;
}
