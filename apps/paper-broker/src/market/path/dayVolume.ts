import type { TradingDay } from '../calendars/tradingCalendar.js';
import { uniform } from '../hash.js';
import type { DayShape } from './dayNodes.js';

export interface DayVolume {
  /** Shares of the whole day. */
  readonly totalVolume: number;
  /** Shares traded in the first `minutes` minutes, with fraction; a whole number of lots. */
  volumeUntil(minutes: number): number;
}

export function createVolume({ day, volume, lotSize, volumeKey }: DayShape): DayVolume {
  const lots = Math.floor(volume / lotSize);
  let shares: Float64Array | undefined;
  return {
    totalVolume: lots * lotSize,
    volumeUntil(elapsed) {
      if (elapsed <= 0) return 0;
      if (elapsed >= day.minutes) return lots * lotSize;
      shares ??= computeVolumeShares(volumeKey, day);
      const minute = Math.floor(elapsed);
      const before = shares[minute] ?? 0;
      const share = before + ((shares[minute + 1] ?? 1) - before) * (elapsed - minute);
      return Math.floor(lots * share) * lotSize;
    },
  };
}

/** The fraction of the day's volume traded by the end of each minute: high at the open and toward the close. */
function computeVolumeShares(key: number, day: TradingDay): Float64Array {
  const shares = new Float64Array(day.minutes + 1);
  let total = 0;
  for (let minute = 0; minute < day.minutes; minute += 1) {
    const fromNoon = (2 * (minute + 0.5)) / day.minutes - 1;
    total += (0.55 + 1.6 * fromNoon * fromNoon) * (0.4 + 1.2 * uniform(key, day.weekday, minute));
    shares[minute + 1] = total;
  }
  for (let minute = 1; minute <= day.minutes; minute += 1) shares[minute] = (shares[minute] ?? 0) / total;
  return shares;
}
