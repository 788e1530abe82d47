import { isTrading } from './calendars/tradingCalendar.js';
import { positionAt } from './path/position.js';
import type { PricePath } from './path/pricePath.js';

/** Shares that trade in the minute of `atMs`: whole lots, at least one; 0 while the market is closed. */
export function liquidityAt(path: PricePath, atMs: number): bigint {
  const day = path.calendar.lastOpened(atMs);
  if (!isTrading(day, atMs)) return 0n;
  const prices = path.day(day);
  const { minute } = positionAt(day, atMs);
  const shares = prices.volumeUntil(minute + 1) - prices.volumeUntil(minute);
  return BigInt(Math.max(path.character.lotSize, shares));
}
