import { describe, expect, it } from 'vitest';
import { createMarket } from '../market/createMarket.js';
import { NO_HALTS } from '../market/haltBook.js';
import { createQuoteBoard } from './quoteBoard.js';

const market = createMarket({ seed: 'board' });
const symbolIn = (marketId: string): string =>
  market.instruments.find((instrument) => instrument.marketId === marketId)?.symbol ?? '';

/** Times of a market's day: before the open, around each change of the session, and in between. UTC. */
const MOMENTS = [
  '00:00:00',
  '01:29:59',
  '01:30:00',
  '02:10:30',
  '03:59:59',
  '04:00:00',
  '04:30:00',
  '05:00:00',
]
  .concat(['08:00:00', '08:00:01', '14:29:59', '14:30:00', '17:05:07', '20:59:59', '21:00:00', '23:59:59'])
  .flatMap((time) => ['2026-03-06', '2026-03-07', '2026-03-09'].map((day) => new Date(`${day}T${time}Z`)));

describe('the board of quotes', () => {
  it('says what the market says, in whatever order it is asked', () => {
    const board = createQuoteBoard(market);
    // The stride and the number of moments are coprime, so this visits all of them, back and forth.
    const walk = MOMENTS.map((_moment, index) => MOMENTS[(index * 29) % MOMENTS.length] ?? new Date(0));
    for (const at of [...walk, ...MOMENTS]) {
      for (const symbol of ['NA-500', 'HB-50', symbolIn('US'), symbolIn('HK'), symbolIn('SG')]) {
        expect(board.quote(symbol, at, NO_HALTS), `${symbol} ${at.toISOString()}`).toEqual(
          market.quote(symbol, at),
        );
      }
    }
  });

  it('makes a quote once while its market does not trade, and anew with each second of a session', () => {
    const board = createQuoteBoard(market);
    const at = (time: string) => board.quote(symbolIn('HK'), new Date(`2026-03-06T${time}Z`), NO_HALTS);
    expect(at('04:30:00')).toBe(at('04:59:59'));
    expect(at('08:00:00')).toBe(at('23:00:00'));
    expect(at('03:00:00').asOf).not.toEqual(at('03:00:01').asOf);
    expect(at('05:00:00')).not.toBe(at('04:59:59'));
  });

  it('leaves a halted share at the price of its halt, with what its market does now', () => {
    const board = createQuoteBoard(market);
    const haltedAt = new Date('2026-03-06T03:00:00Z');
    const halts = { since: new Map([[symbolIn('HK'), haltedAt]]), over: new Set<string>() };
    const publishedAt = new Date('2026-03-06T09:00:00Z');
    expect(board.quote(symbolIn('HK'), publishedAt, halts)).toEqual({
      ...market.quote(symbolIn('HK'), haltedAt),
      sessionStatus: 'closed',
      isHalted: true,
      publishedAt,
    });
  });
});
