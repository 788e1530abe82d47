import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { decimal, toText } from '@fairlot/money';
import { describe, expect, it } from 'vitest';
import { createMarket } from '../market/createMarket.js';
import { findRecording, lastDay, listRecordings, readDays } from './recordings.js';
import { recordedCandles, recordedQuote } from './replayedPrices.js';

const file = readFileSync(new URL('./data/sp500-2000.csv', import.meta.url));
const spx = findRecording('SPX');
if (spx === undefined) throw new Error('There is no recording SPX.');

describe('the recording of the S&P 500', () => {
  it('is the published file, byte for byte', () => {
    // The hash of a git blob, as the package's list of files has it.
    const name = createHash('sha1').update(`blob ${file.length}\0`).update(file).digest('hex');
    expect(name).toBe('b82f20656d0521801db7c5599a6c990415a8aaff');
    expect(readFileSync(new URL('./data/NOTICE.md', import.meta.url), 'utf8')).toContain('BSD 3-Clause');
  });

  it('says what was quoted on days that are remembered', () => {
    const closeOn = (date: string) =>
      toText(spx.days.find((day) => day.date === date)?.close ?? decimal('0'));
    expect(spx.days).toHaveLength(5_105);
    expect(closeOn('2000-03-24')).toBe('1527.46');
    expect(closeOn('2001-09-17')).toBe('1038.77');
    expect(closeOn('2009-03-09')).toBe('676.53');
    expect(closeOn('2020-03-23')).toBe('2237.4');
  });

  it('holds trading days only: no weekend, no holiday of New York', () => {
    const weekdays = spx.days.map(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay());
    expect(weekdays.every((weekday) => weekday >= 1 && weekday <= 5)).toBe(true);
    const dates = new Set(spx.days.map(({ date }) => date));
    for (const closed of ['2001-09-11', '2012-10-29', '2019-12-25', '2020-04-10']) {
      expect(dates.has(closed), closed).toBe(false);
    }
  });

  it('has a symbol that nothing of the simulation has', () => {
    const market = createMarket({ seed: 'replay' });
    for (const { symbol } of listRecordings()) {
      expect(market.instrument(symbol) ?? market.index(symbol) ?? market.offeringOf(symbol)).toBeUndefined();
    }
  });

  it('makes weeks and months of its days', () => {
    const all = { from: undefined, to: new Date('2030-01-01'), limit: 100_000 };
    const days = recordedCandles(spx, { ...all, interval: '1d' });
    for (const interval of ['1w', '1mo'] as const) {
      const bars = recordedCandles(spx, { ...all, interval });
      for (const [index, bar] of bars.entries()) {
        const until = bars[index + 1]?.at ?? all.to;
        const inside = days.filter(({ at }) => at >= bar.at && at < until);
        expect(bar.open).toBe(inside[0]?.open);
        expect(bar.close).toBe(inside.at(-1)?.close);
        expect(bar.volume).toBe(inside.reduce((sum, { volume }) => sum + volume, 0n));
        expect(inside.every(({ high, low }) => high <= bar.high && low >= bar.low)).toBe(true);
      }
    }
    const months = recordedCandles(spx, { ...all, interval: '1mo' });
    expect(months).toHaveLength(20 * 12 + 4);
  });

  it('is quoted as of its last day, and closed', () => {
    const quote = recordedQuote(spx);
    expect(toText(quote.last)).toBe('2874.56');
    expect(toText(quote.previousClose)).toBe('2799.55');
    expect(toText(quote.changePercentage)).toBe('2.6794');
    expect(quote.asOf.toISOString()).toBe('2020-04-17T20:00:00.000Z');
    expect(quote.sessionStatus).toBe('closed');
    expect(lastDay(spx).date).toBe('2020-04-17');
  });
});

describe('a file of prices', () => {
  const head = 'date,open,high,low,close,adjclose,volume\n';
  const day = '2000-01-03,10,12,9,11,11,5\n';

  it.each([
    ['has one day', head + day],
    ['has days out of order', `${head}${day}2000-01-02,10,12,9,11,11,5`],
    ['has a price outside of its range', `${head}${day}2000-01-04,10,12,9,13,13,5`],
    ['has words for prices', `${head}${day}2000-01-04,ten,12,9,11,11,5`],
    ['has no date', `${head}${day}4 Jan,10,12,9,11,11,5`],
  ])('is refused that %s', (_why, csv) => {
    expect(() => readDays(csv)).toThrow();
  });
});
