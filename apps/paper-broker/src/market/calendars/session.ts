import type { Session } from '../market.js';
import { isTrading, type TradingCalendar } from './tradingCalendar.js';

/** The session of an exchange at a time, and when it changes next. */
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
  // After the close no trading is left on the local date, so the next trading date counts.
  return {
    status: 'closed',
    date: next.date,
    opensAt: new Date(next.openMs),
    closesAt: new Date(next.closeMs),
  };
}
