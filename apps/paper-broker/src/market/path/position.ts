import { isTrading, MINUTE_MS, minutesTraded, type TradingDay } from '../calendars/tradingCalendar.js';

/** Where a moment stands in the prices of a trading day that has opened. */
export interface Position {
  /** Minutes traded so far, whole and part. */
  readonly elapsed: number;
  /** The minute under way, or the one that comes after a break; all of the day's minutes after the close. */
  readonly minute: number;
  /** The second within that minute; -1 when none of it has been traded: in a break and after the close. */
  readonly second: number;
}

export function positionAt(day: TradingDay, atMs: number): Position {
  const elapsed = minutesTraded(day, atMs);
  const minute = Math.floor(elapsed);
  if (!isTrading(day, atMs)) return { elapsed, minute, second: -1 };
  const second = Math.floor(((atMs - day.openMs) % MINUTE_MS) / 1000);
  return { elapsed, minute, second };
}
