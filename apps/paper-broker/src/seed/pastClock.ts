import type { Clock } from '../clock/clock.js';
import { HOUR_MS, MINUTE_MS } from '../util/durations.js';
import type { Market } from '../market/market.js';

const DEMO_MARKET = 'US';

/** A business clock for seeding a history: it is set to past trading days in order. */
export interface PastClock extends Clock {
  /** Sets the clock to a time after the opening of a past trading day. It never goes backwards. */
  goTo(moment: { readonly daysAgo: number; readonly minutes: number }): void;
  advance(ms: number): void;
  goToPresent(): void;
}

/** @param present the end of the history; nothing happens after it */
export function createPastClock(present: Clock, market: Market): PastClock {
  const end = present.now();
  const openings = pastOpenings(market, end);
  let now = openings.at(-1) ?? end;
  const goNoFurther = (wanted: number): void => {
    now = new Date(Math.min(Math.max(wanted, now.getTime()), end.getTime()));
  };
  return {
    now: () => now,
    wall: () => present.wall(),
    goTo({ daysAgo, minutes }) {
      const opening = openings[daysAgo - 1];
      if (opening !== undefined) goNoFurther(opening.getTime() + minutes * MINUTE_MS);
    },
    advance: (ms) => goNoFurther(now.getTime() + ms),
    goToPresent: () => goNoFurther(end.getTime()),
  };
}

const DAYS = 10;

/** The openings of the last trading days before today, latest first. */
function pastOpenings(market: Market, end: Date): Date[] {
  const found: Date[] = [];
  for (let ms = end.getTime(); found.length <= DAYS; ms -= HOUR_MS) {
    const opening = market.session(DEMO_MARKET, new Date(ms)).opensAt;
    const isNew = opening !== null && opening < end && opening.getTime() !== found.at(-1)?.getTime();
    if (isNew) found.push(opening);
  }
  // The first one is today's.
  return found.slice(1);
}
