import { MINUTE_MS } from '../../util/durations.js';
import { isTrading, minutesTraded, type TradingDay } from '../calendars/tradingCalendar.js';

/** The position of a moment in the prices of a trading day that has opened. */
export interface Position {
  /** Minutes traded so far, with fraction. */
  readonly elapsed: number;
  /** The current minute; in a break the next one, after the close the number of minutes of the day. */
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
