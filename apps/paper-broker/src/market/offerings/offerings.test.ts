import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../util/durations.js';
import { createMarket } from '../createMarket.js';
import { stateOf, type OfferingState } from './offering.js';
import { withListings } from './withListings.js';

const market = createMarket({ seed: 'test' });

describe('offerings', () => {
  it('are companies of their own: no symbol, name or id is given twice', () => {
    const symbols = [...market.instruments, ...market.offerings.map(({ instrument }) => instrument)].map(
      ({ symbol }) => symbol,
    );
    expect(new Set(symbols).size).toBe(symbols.length);
    for (const symbol of symbols) expect(symbol).toMatch(/^[A-Z0-9.-]{1,20}$/);
    expect(new Set(market.offerings.map(({ id }) => id)).size).toBe(market.offerings.length);
    for (const { id } of market.offerings) expect(id).toMatch(/^ipo_[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  it('are the same for every process of a seed', () => {
    const again = createMarket({ seed: 'test' });
    expect(again.offerings).toEqual(market.offerings);
  });

  it('come in order: open, close, allotment, listing, each while the market says so', () => {
    for (const each of market.offerings) {
      const moments = [each.announcedAt, each.openAt, each.closeAt, each.allotmentAt, each.listingAt];
      expect(moments).toEqual(moments.toSorted((a, b) => a.getTime() - b.getTime()));
      const { marketId } = each.instrument;
      expect(market.session(marketId, each.openAt).status).toBe('open');
      expect(market.session(marketId, each.listingAt).status).toBe('open');
      expect(each.issuePrice % market.tickSize(each.instrument, each.issuePrice)).toBe(0n);
    }
  });

  it('always leave something open, upcoming, waiting and listed, from the sixth week on', () => {
    for (let day = 0; day < 330; day += 1) {
      // 10:00 in New York, or 11:00 in summer: the time at which a new demo's clock starts.
      const at = new Date(Date.parse('2026-02-09T15:00:00Z') + day * DAY_MS);
      const weekday = at.getUTCDay();
      if (weekday === 0 || weekday === 6) continue;
      const states = new Set<OfferingState>(
        market.offerings.filter(({ announcedAt }) => announcedAt <= at).map((each) => stateOf(each, at)),
      );
      expect([...states].sort(), at.toISOString()).toEqual(['closed', 'listed', 'open', 'upcoming']);
      const dollars = market.offerings.filter(
        (each) => each.instrument.currency === 'USD' && stateOf(each, at) === 'open',
      );
      expect(dollars.length, at.toISOString()).toBeGreaterThan(0);
    }
  });
});

describe('a listing', () => {
  const offering = market.offerings[20];
  if (offering === undefined) throw new Error('There are fewer offerings than that.');
  const { symbol } = offering.instrument;

  it('makes the company an instrument at that moment, not before', () => {
    let now = new Date(offering.listingAt.getTime() - 1);
    const listed = withListings(market, () => now);
    expect(listed.instrument(symbol)).toBeUndefined();
    expect(listed.instruments.some((each) => each.symbol === symbol)).toBe(false);
    now = offering.listingAt;
    expect(listed.instrument(symbol)?.name).toBe(offering.instrument.name);
    expect(listed.instruments.some((each) => each.symbol === symbol)).toBe(true);
  });

  it('counts its first day from the issue price, and has no older price', () => {
    const quote = market.quote(symbol, new Date(offering.listingAt.getTime() + 60_000));
    expect(quote.previousClose).toBe(offering.issuePrice);
    const later = new Date(offering.listingAt.getTime() + 30 * DAY_MS);
    for (const interval of ['1d', '1w', '1mo', '1h'] as const) {
      const bars = market.candles(symbol, interval, { from: new Date('2020-01-01'), to: later, now: later });
      expect(bars.length).toBeGreaterThan(0);
      expect(bars[0]?.at, interval).toEqual(offering.listingAt);
      expect(market.lastCandles(symbol, interval, { count: 1000, to: later, now: later })[0]?.at).toEqual(
        offering.listingAt,
      );
    }
  });
});
