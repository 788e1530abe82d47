import type { Wire } from '@fairlot/api-client/wire';
import type { Operations } from '../http/operation.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { NO_HALTS, type Halts } from '../market/haltBook.js';
import { recordedQuote } from '../replay/replayedPrices.js';
import { findRecording } from '../replay/recordings.js';
import { createCandleAnswers } from './candleAnswers.js';
import { createSparklines } from './sparklines.js';
import type { BoardQuote } from './quoteBoard.js';
import type { QuoteModule } from './quoteModule.js';
import { toQuoteText, toWireIndex, toWireQuote } from './wire.js';

/** The operations on current and past prices, indices, and the live stream. */
export function createQuoteOperations({ market, clock, board, haltBook, ticker }: QuoteModule): Operations {
  const isLive = (symbol: string): boolean =>
    market.instrument(symbol) !== undefined || market.index(symbol) !== undefined;
  const isKnown = (symbol: string): boolean => isLive(symbol) || findRecording(symbol) !== undefined;
  const quoteOf = (symbol: string, at: Date, halts: Halts): BoardQuote => {
    const recording = findRecording(symbol);
    return recording === undefined ? board.quote(symbol, at, halts) : recordedQuote(recording);
  };

  const sparklineOf = createSparklines(market);
  const candlesAsText = createCandleAnswers({ market, clock, haltBook });

  /** The requested symbols in order, without duplicates. @throws Refusal `not_found` naming every unknown one */
  const readSymbols = (list: string, isWanted = isKnown): string[] => {
    const symbols = [...new Set(list.split(','))];
    const fields = symbols.flatMap((symbol, index) =>
      isWanted(symbol) ? [] : [{ path: `symbols.${index}`, code: 'not_found' as const, params: { symbol } }],
    );
    if (fields.length > 0) throw new Refusal('not_found', { fields });
    return symbols;
  };

  return {
    async listQuotes(call) {
      const symbols = readSymbols(call.query.symbols);
      const halts = await haltBook.load();
      const now = clock.now();
      const texts = symbols.map((symbol) => toQuoteText(quoteOf(symbol, now, halts)));
      return { status: 200, json: `{"data":[${texts.join(',')}],"next_cursor":null}` };
    },

    async listCandles(call) {
      if (!isKnown(call.query.symbol)) throw refuseField('symbol', 'not_found');
      return { status: 200, json: await candlesAsText(call.query) };
    },

    async listCourses(call) {
      const symbols = readSymbols(call.query.symbols, isLive);
      const halts = await haltBook.load();
      const now = clock.now();
      const data = symbols.map((symbol) => ({ symbol, levels: [...sparklineOf(symbol, now, halts)] }));
      return { status: 200, body: { data, next_cursor: null } satisfies Wire['CourseList'] };
    },

    async listIndices(call) {
      const region = call.query.region;
      const now = clock.now();
      const data = market.indices
        .filter((index) => region === undefined || index.region === region)
        .map((index) => toWireIndex(market, index, board.quote(index.symbol, now, NO_HALTS)));
      return { status: 200, body: { data, next_cursor: null } satisfies Wire['IndexList'] };
    },

    async getIndex(call) {
      const index = market.index(call.params.symbol);
      if (index === undefined) throw new Refusal('not_found');
      const quote = board.quote(index.symbol, clock.now(), NO_HALTS);
      return { status: 200, body: toWireIndex(market, index, quote) };
    },

    async streamQuotes(call) {
      const symbols = readSymbols(call.query.symbols);
      const halts = await haltBook.load();
      return {
        status: 200,
        stream(sink) {
          const onQuote = (quote: Wire['Quote']): void =>
            sink.send({ event: 'quote', key: `quote ${quote.symbol}`, data: quote });
          // A recording has one quote, which is final.
          for (const symbol of symbols.filter((each) => !isLive(each)))
            onQuote(toWireQuote(quoteOf(symbol, clock.now(), halts)));
          return ticker.subscribe(symbols.filter(isLive), {
            onQuote,
            onStatus: (session) =>
              sink.send({ event: 'status', key: `status ${session.market_id}`, data: session }),
          });
        },
      };
    },
  };
}
