import type { Market } from '../market.js';
import type { Instrument } from '../instrument.js';

/**
 * The market at the clock's time: companies that have gone public by then are instruments, later ones are not there
 * yet.
 */
export function withListings(market: Market, now: () => Date): Market {
  const listings = market.offerings.toSorted((a, b) => a.listingAt.getTime() - b.listingAt.getTime());
  const listingBySymbol = new Map(listings.map((offering) => [offering.instrument.symbol, offering]));
  let listed: readonly Instrument[] = market.instruments;
  let count = 0;
  return {
    ...market,
    get instruments() {
      const at = now();
      const due = listings.findIndex((offering) => offering.listingAt > at);
      const wanted = due < 0 ? listings.length : due;
      if (wanted !== count) {
        count = wanted;
        listed = [...market.instruments, ...listings.slice(0, count).map(({ instrument }) => instrument)];
      }
      return listed;
    },
    instrument(symbol) {
      const offering = listingBySymbol.get(symbol);
      if (offering === undefined) return market.instrument(symbol);
      return offering.listingAt <= now() ? offering.instrument : undefined;
    },
  };
}
