import { HOUR_MS, MINUTE_MS } from '../util/durations.js';
import { later } from '../util/instants.js';
import type { Market } from '../market/market.js';

/** The market whose sessions the demo clock follows. */
const DEMO_MARKET = 'US';
const AFTER_OPEN_MS = 30 * MINUTE_MS;
/** Longer than any run of closed days in a market calendar. */
const MAX_CLOSED_HOURS = 24 * 20;

/** An interval of wall time in which business time is wall time plus `offsetMs`. */
export interface Stretch {
  readonly fromWallMs: number;
  readonly untilWallMs: number;
  readonly offsetMs: number;
}

/** The start of a new demo: 30 minutes after the latest opening of the US market, which is in the past. */
export function findDemoStart(market: Market, wall: Date): Date {
  const latest = wall.getTime() - AFTER_OPEN_MS;
  for (let hours = 0; hours <= MAX_CLOSED_HOURS; hours += 1) {
    const opening = market.session(DEMO_MARKET, new Date(latest - hours * HOUR_MS)).opensAt;
    if (opening !== null && opening.getTime() <= latest) return later(opening, AFTER_OPEN_MS);
  }
  return wall;
}

/**
 * The stretch that contains `wall`. Business time was `anchor.business` at the wall time `anchor.wall`; at each
 * close it jumps to the next opening. A pure function, so all processes on one database agree.
 */
export function findStretch(market: Market, anchor: { business: Date; wall: Date }, wall: Date): Stretch {
  let businessMs = anchor.business.getTime();
  let wallMs = anchor.wall.getTime();
  for (;;) {
    const session = market.session(DEMO_MARKET, new Date(businessMs));
    if (session.opensAt !== null) businessMs = session.opensAt.getTime();
    const closesMs = market.session(DEMO_MARKET, new Date(businessMs)).closesAt.getTime();
    const untilWallMs = wallMs + Math.max(closesMs - businessMs, 1);
    if (wall.getTime() < untilWallMs)
      return { fromWallMs: wallMs, untilWallMs, offsetMs: businessMs - wallMs };
    wallMs = untilWallMs;
    businessMs = closesMs;
  }
}
