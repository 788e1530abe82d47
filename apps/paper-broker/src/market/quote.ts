import { percentage, ZERO, type Decimal } from '@fairlot/money';
import { HOUR_MS } from '../util/durations.js';
import { isTrading } from './calendars/tradingCalendar.js';
import type { Quote, SessionStatus } from './market.js';
import { positionAt } from './path/position.js';
import type { PricePath } from './path/pricePath.js';
import { toDecimal } from './ticks.js';

/** How long after the close a fund's daily price is known. */
export const FUND_PRICED_AFTER_MS = HOUR_MS;

/** The quote of a fund, which has one price a day: the close of the last priced day. */
export function fundQuoteAt(path: PricePath, atMs: number): Quote {
  const knownMs = atMs - FUND_PRICED_AFTER_MS;
  const day = path.calendar.lastOpened(knownMs);
  return quoteAt(path, (day.closeMs <= knownMs ? day : path.calendar.previous(day)).closeMs);
}

/** The quote at `atMs`: of the current session, or of the last one. */
export function quoteAt(path: PricePath, atMs: number): Quote {
  const day = path.calendar.lastOpened(atMs);
  const prices = path.day(day);
  const { elapsed, minute, second } = positionAt(day, atMs);
  const status = statusOf();
  const range = status === 'closed' ? prices : prices.rangeUntil(minute, second);
  const last = toDecimal(second < 0 ? prices.closeOfMinute(minute - 1) : prices.priceAt(minute, second));
  const previousClose = toDecimal(path.close(path.calendar.previous(day)));
  const change = (last - previousClose) as Decimal;
  return {
    symbol: path.character.symbol,
    currency: path.calendar.exchange.currency,
    last,
    open: toDecimal(prices.open),
    high: toDecimal(range.high),
    low: toDecimal(range.low),
    close: status === 'closed' ? last : null,
    previousClose,
    change,
    changePercentage: previousClose === ZERO ? ZERO : percentage(change, previousClose),
    volume: BigInt(prices.volumeUntil(elapsed)),
    asOf: new Date(lastTradeMs()),
    sessionStatus: status,
  };

  function statusOf(): SessionStatus {
    if (atMs >= day.closeMs) return 'closed';
    return isTrading(day, atMs) ? 'open' : 'break';
  }

  function lastTradeMs(): number {
    if (status === 'open') return Math.floor(atMs / 1000) * 1000;
    let stopped = day.openMs;
    for (const segment of day.segments) if (segment.endMs <= atMs) stopped = segment.endMs;
    return stopped;
  }
}
