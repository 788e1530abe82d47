import type { Wire } from '@fairlot/api-client/wire';
import { DAY_MS } from '../util/durations.js';
import { loadPage, type Cursors } from '../http/cursor.js';
import type { Call, Operations } from '../http/operation.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { later } from '../util/instants.js';
import type { Halts } from '../market/haltBook.js';
import type { Instrument } from '../market/instrument.js';
import { fold, matchQuality } from '../search/match.js';
import type { QuoteModule } from './quoteModule.js';
import { rank, type Quoted } from './ranking.js';
import { toWireInstrument, toWireQuote } from './wire.js';

const DEFAULT_LIMIT = 20;
/** A quarter and the longest closure: a company reports at least once within this time. */
const REPORT_WITHIN_MS = 130 * DAY_MS;

/** The operations on instruments: list, rank, and details. */
export function createInstrumentOperations(module: QuoteModule, cursors: Cursors): Operations {
  const { market, clock, board, haltBook } = module;

  const requireMarket = (marketId: string | undefined): void => {
    if (marketId !== undefined && market.market(marketId) === undefined) {
      throw refuseField('market_id', 'not_found');
    }
  };
  const quoteAll = (instruments: readonly Instrument[], at: Date, halts: Halts): Quoted[] =>
    instruments.map((instrument) => ({ instrument, quote: board.quote(instrument.symbol, at, halts) }));
  const toRow = ({ instrument, quote }: Quoted, halts: Halts): Wire['InstrumentQuote'] => ({
    ...toWireInstrument(market, instrument, quote, halts),
    ...toWireQuote(quote),
  });

  return {
    async listInstruments(call) {
      requireMarket(call.query.market_id);
      const halts = await haltBook.load();
      const now = clock.now();
      const ranking = call.query.section;
      const watchers = ranking === 'popular' ? await module.countWatchers() : new Map<string, number>();
      const chosen = choose(market.instruments, call.query);
      let rankedAt = now;
      const { rows, nextCursor } = await loadPage(cursors, {
        list: listName(call.query),
        query: call.query,
        load: async ({ limit, after }) => {
          const position = after === null ? null : readPosition(after);
          // Later pages use the ranking of the first page, which can be computed again for its time.
          rankedAt = position?.rankedAt ?? now;
          const ordered =
            ranking === undefined
              ? chosen.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1))
              : rank(quoteAll(chosen, rankedAt, halts), ranking, watchers).map((row) => row.instrument);
          const start = ordered.findIndex((instrument) => instrument.symbol === position?.symbol) + 1;
          return ordered.slice(start, start + limit);
        },
        positionOf: (instrument) => `${rankedAt.getTime()} ${instrument.symbol}`,
      });
      const data = quoteAll(rows, now, halts).map((row) => toRow(row, halts));
      return { status: 200, body: { data, next_cursor: nextCursor } satisfies Wire['InstrumentPage'] };
    },

    async getInstrument(call) {
      const instrument = market.instrument(call.params.symbol);
      if (instrument === undefined) throw new Refusal('not_found');
      const halts = await haltBook.load();
      const now = clock.now();
      const quote = board.quote(instrument.symbol, now, halts);
      const [report] = market.reports(instrument.symbol, now, later(now, REPORT_WITHIN_MS));
      const body: Wire['Instrument'] = {
        ...toWireInstrument(market, instrument, quote, halts),
        next_report_date: report?.date ?? null,
      };
      return { status: 200, body };
    },

    async listMovers(call) {
      requireMarket(call.query.market_id);
      const halts = await haltBook.load();
      const ranked = rank(
        quoteAll(choose(market.instruments, call.query), clock.now(), halts),
        call.query.kind,
        new Map(),
      );
      const data = ranked.slice(0, call.query.limit ?? DEFAULT_LIMIT).map((row) => toRow(row, halts));
      return { status: 200, body: { data, next_cursor: null } satisfies Wire['InstrumentPage'] };
    },
  };
}

type InstrumentFilter = Call<'listInstruments'>['query'];

/** The instruments that the query selects. */
function choose(
  instruments: readonly Instrument[],
  { market_id: marketId, product_type: productType, query }: InstrumentFilter,
): Instrument[] {
  const text = query === undefined ? undefined : fold(query.trim());
  return instruments.filter(
    (instrument) =>
      (marketId === undefined || instrument.marketId === marketId) &&
      (productType === undefined || instrument.productType === productType) &&
      (text === undefined || matchQuality(text, instrument.symbol, instrument.name) !== null),
  );
}

/** The list that a cursor belongs to; a cursor is refused for another list. */
function listName(filter: InstrumentFilter): string {
  const { market_id: marketId, product_type: productType, section, query } = filter;
  const parts = [marketId, productType, section, query].map((part) => part ?? '');
  return `instrument ${JSON.stringify(parts)}`;
}

function readPosition(position: string): { readonly rankedAt: Date; readonly symbol: string } {
  const [at = '', symbol = ''] = position.split(' ');
  return { rankedAt: new Date(Number(at)), symbol };
}
