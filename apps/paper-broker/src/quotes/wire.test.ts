import type { Decimal } from '@fairlot/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardQuote } from './quoteBoard.js';
import { toQuoteText, toWireQuote } from './wire.js';

const price = fc.bigInt({ min: 0n, max: 10n ** 26n }).map((units) => units as Decimal);
const change = fc.bigInt({ min: -(10n ** 26n), max: 10n ** 26n }).map((units) => units as Decimal);
const instant = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });

const plainQuote = fc.record({
  symbol: fc.stringMatching(/^[A-Z0-9.-]{1,20}$/),
  currency: fc.stringMatching(/^[A-Z]{3}$/),
  last: price,
  open: price,
  high: price,
  low: price,
  close: fc.option(price),
  previousClose: price,
  change,
  changePercentage: change,
  volume: fc.bigInt({ min: 0n, max: 10n ** 18n }),
  sessionStatus: fc.constantFrom('open', 'break', 'closed'),
  asOf: instant,
});
/** The two fields that only an instrument has that is halted or was. */
const haltFields = fc.record({ isHalted: fc.boolean(), saidAt: instant }, { requiredKeys: [] });
const anyQuote: fc.Arbitrary<BoardQuote> = fc
  .tuple(plainQuote, haltFields)
  .map(([quote, halt]) => ({ ...quote, ...halt }));

describe('a quote as text', () => {
  it('says what the object says, in the same order, whatever the quote', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        expect(toQuoteText(quote)).toBe(JSON.stringify(toWireQuote(quote)));
      }),
    );
  });
});
