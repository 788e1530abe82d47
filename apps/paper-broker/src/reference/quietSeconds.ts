import { KEPT_SECONDS } from '../http/headers.js';
import { later } from '../util/instants.js';
import type { Market } from '../market/market.js';

/** Whole seconds from `at`, at most `KEPT_SECONDS`, in which no market's status changes. */
export function quietSeconds({ markets, session }: Pick<Market, 'markets' | 'session'>, at: Date): number {
  const after = (seconds: number) => later(at, seconds * 1000);
  return markets.reduce((quiet, { id }) => {
    const { status } = session(id, at);
    // Every status lasts at least a minute, so an equal status at the end means no change in between.
    if (session(id, after(quiet)).status === status) return quiet;
    let seconds = 0;
    while (session(id, after(seconds + 1)).status === status) seconds += 1;
    return seconds + 1;
  }, KEPT_SECONDS);
}
