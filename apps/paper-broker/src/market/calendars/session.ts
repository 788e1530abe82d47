import type { Session } from '../market.js';
import { isTrading, type TradingCalendar } from './tradingCalendar.js';

/** What an exchange does at a moment, and what comes next. */
export function sessionAt(calendar: TradingCalendar, atMs: number): Session {
  const opened = calendar.lastOpened(atMs);
  if (atMs < opened.closeMs) {
    const closesAt = new Date(opened.closeMs);
    if (isTrading(opened, atMs)) return { status: 'open', date: opened.date, opensAt: null, closesAt };
    const resumed = opened.segments.find((segment) => segment.startMs > atMs);
    return {
      status: 'break',
      date: opened.date,
      opensAt: new Date(resumed?.startMs ?? opened.closeMs),
      closesAt,
    };
  }
  const next = calendar.next(opened);
  // Until midnight the market's own date is still today's, but no trading is left in it: the date that comes counts.
  return {
    status: 'closed',
    date: next.date,
    opensAt: new Date(next.openMs),
    closesAt: new Date(next.closeMs),
  };
}
