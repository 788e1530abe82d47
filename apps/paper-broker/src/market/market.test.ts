import { isMultipleOf, toText } from '@fairlot/money';
import { describe, expect, it } from 'vitest';
import { createMarket } from './createMarket.js';
import { generateInstruments } from './instruments/generateInstruments.js';
import { instrumentRows } from './instruments/instruments.js';
import type { Candle, Market } from './market.js';
import type { Instrument } from './instrument.js';

const market = createMarket({ seed: 'test' });
const at = (text: string): Date => new Date(text);
const MONDAY_NOON = at('2026-03-02T17:00:00Z');

/** Every 40th instrument, which includes every market. */
const sample = market.instruments.filter((_, index) => index % 40 === 7);

const shown = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? each.toString() : each));

describe('the instruments', () => {
  it('are the table that the generator makes', () => {
    expect(generateInstruments()).toEqual(instrumentRows);
  });

  it('are 400 at least, over nine markets, with symbols and names of their own', () => {
    expect(market.instruments.length).toBeGreaterThanOrEqual(400);
    expect(new Set(market.instruments.map(({ symbol }) => symbol)).size).toBe(market.instruments.length);
    expect(new Set(market.instruments.map(({ name }) => name)).size).toBe(market.instruments.length);
    for (const { symbol } of market.instruments) expect(symbol).toMatch(/^[A-Z0-9.-]{1,20}$/);
    for (const { id } of market.markets) {
      expect(market.instruments.filter(({ marketId }) => marketId === id).length).toBeGreaterThanOrEqual(35);
    }
    expect(market.indices.length).toBeGreaterThanOrEqual(12);
  });
});

describe('prices', () => {
  it('are the same from every instance, in whatever order they are asked for', () => {
    const fresh = createMarket({ seed: 'test' });
    const moments = [
      MONDAY_NOON,
      at('2026-03-02T14:30:00.250Z'),
      at('2027-06-09T03:59:59Z'),
      at('2021-05-05T20:00:00Z'),
    ];
    const questions = [...sample, ...market.indices].flatMap(({ symbol }) =>
      moments.map((moment) => [symbol, moment] as const),
    );
    const ask = (of: Market, [symbol, moment]: (typeof questions)[number]): string =>
      shown(of.quote(symbol, moment));
    const first = questions.map((question) => ask(market, question));
    const second = questions.toReversed().map((question) => ask(fresh, question));
    expect(second.toReversed()).toEqual(first);
  });

  it('differ with the seed', () => {
    const other = createMarket({ seed: 'other' });
    const same = sample.filter(
      ({ symbol }) => other.quote(symbol, MONDAY_NOON).last === market.quote(symbol, MONDAY_NOON).last,
    );
    expect(same.length).toBeLessThan(sample.length / 4);
  });

  it('are the published ones of this seed: a change of them changes every customer’s history', () => {
    const quotes = ['NA-500', sample[0]?.symbol ?? '', sample[5]?.symbol ?? ''].map((symbol) => {
      const { last, high, low, volume } = market.quote(symbol, MONDAY_NOON);
      return [symbol, toText(last), toText(high), toText(low), volume.toString()];
    });
    expect(quotes).toMatchInlineSnapshot(`
      [
        [
          "NA-500",
          "4939.22",
          "4993.88",
          "4929.18",
          "0",
        ],
        [
          "GRAL",
          "79.06",
          "79.74",
          "78.35",
          "143173",
        ],
        [
          "391094.SZ",
          "14.35",
          "14.82",
          "14.29",
          "1243800",
        ],
      ]
    `);
  });

  it('lie on the tick of their level', () => {
    for (const instrument of sample) {
      for (const candle of market.lastCandles(instrument.symbol, '1m', {
        count: 30,
        to: MONDAY_NOON,
        now: MONDAY_NOON,
      })) {
        for (const price of [candle.open, candle.high, candle.low, candle.close]) {
          expect(isMultipleOf(price, market.tickSize(instrument, price)), toText(price)).toBe(true);
        }
      }
    }
  });

  it('stand still while the market is closed', () => {
    const [first] = sample;
    if (first === undefined) throw new Error('no sample');
    const friday = market.quote(first.symbol, at('2026-02-27T21:00:00Z'));
    const sunday = market.quote(first.symbol, at('2026-03-01T12:00:00Z'));
    expect(shown(sunday)).toBe(shown(friday));
    expect(sunday.close).toBe(sunday.last);
    expect(sunday.asOf).toEqual(at('2026-02-27T21:00:00Z'));
  });

  it('say what changed since the close before', () => {
    for (const { symbol } of sample) {
      const quote = market.quote(symbol, MONDAY_NOON);
      expect(quote.change).toBe(quote.last - quote.previousClose);
      expect(quote.high >= quote.last && quote.last >= quote.low).toBe(true);
      const percent = (Number(quote.change) / Number(quote.previousClose)) * 100;
      expect(Number(quote.changePercentage) / 1e8).toBeCloseTo(percent, 3);
    }
  });
});

describe('bars', () => {
  const from = at('2026-02-02T00:00:00Z');
  const to = at('2026-03-01T00:00:00Z');

  it.each(sample.map((instrument) => [instrument.symbol, instrument] as const))(
    'of a minute and of an hour agree with those of the day: %s',
    (symbol) => {
      const days = market.candles(symbol, '1d', { from, to, now: to });
      expect(days.length).toBeGreaterThan(10);
      for (const interval of ['1m', '1h'] as const) {
        const bars = market.candles(symbol, interval, { from, to, now: to });
        for (const [index, day] of days.entries()) {
          const next = days[index + 1]?.at ?? to;
          const parts = bars.filter((bar) => bar.at >= day.at && bar.at < next);
          expect(shown(merge(parts))).toBe(shown(day));
        }
      }
    },
  );

  it('of a week and a month are made of the days', () => {
    const [{ symbol }] = sample as [Instrument];
    const [month] = market.candles(symbol, '1mo', { from, to, now: to });
    expect(shown(merge(market.candles(symbol, '1d', { from, to, now: to })))).toBe(shown(month));
    const weeks = market.candles(symbol, '1w', { from, to, now: to });
    expect(shown(merge(weeks))).toBe(shown(month));
  });

  it('are in order, whole, and neither before `from` nor after now', () => {
    const [{ symbol }] = sample as [Instrument];
    const bars = market.candles(symbol, '5m', { from, to, now: MONDAY_NOON, limit: 100 });
    expect(bars).toHaveLength(100);
    for (const [index, bar] of bars.entries()) {
      expect(bar.at >= from && bar.at < to).toBe(true);
      expect(
        bar.high >= bar.open && bar.high >= bar.close && bar.low <= bar.open && bar.low <= bar.close,
      ).toBe(true);
      if (index > 0) expect(bar.at > (bars[index - 1]?.at ?? bar.at)).toBe(true);
    }
    expect(
      market.candles(symbol, '1d', {
        from: at('2027-01-01T00:00:00Z'),
        to: at('2027-02-01T00:00:00Z'),
        now: to,
      }),
    ).toEqual([]);
  });

  it('that are still forming agree with the quote', () => {
    for (const { symbol } of sample) {
      const quote = market.quote(symbol, MONDAY_NOON);
      const [bar] = market.lastCandles(symbol, '1d', {
        count: 1,
        to: at('2026-03-02T17:00:00.001Z'),
        now: MONDAY_NOON,
      });
      expect([bar?.open, bar?.high, bar?.low, bar?.close, bar?.volume]).toEqual([
        quote.open,
        quote.high,
        quote.low,
        quote.last,
        quote.volume,
      ]);
    }
  });

  it('asked for from the end are those asked for from the start', () => {
    const [{ symbol }] = sample as [Instrument];
    const all = market.candles(symbol, '30m', { from, to, now: to });
    expect(shown(market.lastCandles(symbol, '30m', { count: 40, to, now: to }))).toBe(shown(all.slice(-40)));
  });
});

describe('volume', () => {
  it('grows through the day in whole lots and bounds a minute’s fill', () => {
    for (const { symbol, lotSize } of sample) {
      const bars = market.lastCandles(symbol, '1m', { count: 20, to: MONDAY_NOON, now: MONDAY_NOON });
      for (const bar of bars) {
        expect(bar.volume % lotSize).toBe(0n);
        const liquidity = market.liquidityPerMinute(symbol, bar.at);
        expect(liquidity).toBe(bar.volume > lotSize ? bar.volume : lotSize);
      }
    }
    expect(market.liquidityPerMinute(sample[0]?.symbol ?? '', at('2026-03-01T12:00:00Z'))).toBe(0n);
  });
});

function merge(bars: readonly Candle[]): Candle {
  const [first] = bars;
  const last = bars.at(-1);
  if (first === undefined || last === undefined) throw new Error('no bars');
  return {
    at: first.at,
    open: first.open,
    high: bars.reduce((high, bar) => (bar.high > high ? bar.high : high), first.high),
    low: bars.reduce((low, bar) => (bar.low < low ? bar.low : low), first.low),
    close: last.close,
    volume: bars.reduce((volume, bar) => volume + bar.volume, 0n),
  };
}
