import { decimal } from '@fairlot/money';
import { describe, expect, it } from 'vitest';
import type { BoardQuote } from './quoteBoard.js';
import { toQuoteText, toWireQuote } from './wire.js';

const quote: BoardQuote = {
  symbol: '391001.SZ',
  currency: 'CNY',
  last: decimal('3.32'),
  open: decimal('3.36'),
  high: decimal('3.4'),
  low: decimal('3.31'),
  close: decimal('3.32'),
  previousClose: decimal('3.39'),
  change: decimal('-0.07'),
  changePercentage: decimal('-2.0649'),
  volume: 62_676_700n,
  sessionStatus: 'closed',
  asOf: new Date('2026-11-20T07:00:00.000Z'),
};

describe('a quote as text', () => {
  const cases: readonly (readonly [string, BoardQuote])[] = [
    ['of a market that has closed', quote],
    ['of a session that is not over', { ...quote, close: null, sessionStatus: 'open' }],
    ['that stands still', { ...quote, isHalted: true, saidAt: new Date('2026-11-20T07:00:59.999Z') }],
  ];

  it.each(cases)('says what the object says, in the same order, %s', (_, each) => {
    expect(toQuoteText(each)).toBe(JSON.stringify(toWireQuote(each)));
  });
});
