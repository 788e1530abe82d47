import { startOfMinute, type TradingDay } from './calendars/tradingCalendar.js';
import type { Crossing, Trigger } from './market.js';
import type { Range } from './path/dayNodes.js';
import { SECONDS } from './path/dayPath.js';
import { positionAt } from './path/position.js';
import type { PricePath } from './path/pricePath.js';
import { toDecimal, toPoints } from './ticks.js';

/**
 * The first moment in (after, until] at which the path meets the trigger. Days and minutes whose range does not reach
 * the trigger are skipped, so a year needs only the range of each day.
 */
export function findCrossing(
  path: PricePath,
  afterMs: number,
  untilMs: number,
  trigger: Trigger,
): Crossing | null {
  const level = toPoints(trigger.price);
  const meets =
    trigger.when === 'at-or-below'
      ? (points: number): boolean => points <= level
      : (points: number): boolean => points >= level;
  const reaches = ({ high, low }: Range): boolean => meets(trigger.when === 'at-or-below' ? low : high);

  let day = path.calendar.lastOpened(afterMs);
  while (day.openMs <= untilMs) {
    if (afterMs < day.closeMs && reaches(path.dayBar(day))) {
      const found = findOnDay(day);
      if (found !== null) return found;
    }
    day = path.calendar.next(day);
  }
  return null;

  function findOnDay(on: TradingDay): Crossing | null {
    const prices = path.day(on);
    const from = afterMs <= on.openMs ? 0 : positionAt(on, afterMs).minute;
    for (let minute = from; minute < on.minutes; minute += 1) {
      const startMs = startOfMinute(on, minute);
      if (startMs > untilMs) return null;
      if (!reaches(prices.boundsOfMinute(minute))) continue;
      for (let second = 0; second < SECONDS; second += 1) {
        const beginsMs = startMs + second * 1000;
        if (beginsMs > untilMs) return null;
        // The price of a second holds until the next second begins.
        if (beginsMs + 1000 <= afterMs + 1) continue;
        const points = prices.priceAt(minute, second);
        if (!meets(points)) continue;
        const atMs = Math.max(beginsMs, afterMs + 1);
        return atMs > untilMs ? null : { at: new Date(atMs), price: toDecimal(points) };
      }
    }
    return null;
  }
}
