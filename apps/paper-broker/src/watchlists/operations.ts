import type { Wire } from '@fairlot/api-client/wire';
import { toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { requireVersion } from '../http/ifMatch.js';
import type { Answer, Call, Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import type { Halts } from '../market/haltBook.js';
import type { QuoteModule } from '../quotes/quoteModule.js';
import { toWireQuote } from '../quotes/wire.js';
import { loadWatchlists, type Watchlist } from './queries.js';
import {
  addSymbol,
  createWatchlist,
  deleteWatchlist,
  putSymbols,
  removeSymbol,
  updateWatchlist,
} from './watchlists.js';

/** The customer's lists of symbols. */
export function createWatchlistOperations(context: BrokerContext, quotes: QuoteModule): Operations {
  const { db, clock, market } = context;

  /** With the name and the price step, so that a list is drawn from one answer. */
  const toWireItem = (symbol: string, position: number, now: Date, halts: Halts): Wire['WatchlistItem'] => {
    const quote = quotes.board.quote(symbol, now, halts);
    const instrument = market.instrument(symbol);
    const listed = instrument ?? market.index(symbol);
    if (listed === undefined) throw new RangeError(`${symbol} is on a watchlist and not in the market.`);
    return {
      symbol,
      name: listed.name,
      market_id: listed.marketId,
      tick_size: instrument === undefined ? null : toText(market.tickSize(instrument, quote.last)),
      position,
      quote: toWireQuote(quote),
    };
  };
  const toWire = async (lists: readonly Watchlist[]): Promise<Wire['Watchlist'][]> => {
    const halts = await quotes.halts.load();
    const now = clock.now();
    return lists.map((list) => ({
      id: list.id,
      name: list.name,
      position: list.position,
      version: list.version,
      items: list.symbols.map((symbol, position) => toWireItem(symbol, position, now, halts)),
    }));
  };
  const answer = async (status: number, list: Watchlist): Promise<Answer> => {
    const [body] = await toWire([list]);
    return { status, body };
  };
  /** One change as one transaction, answered with the list as it is then. */
  const change = async (work: (tx: Tx) => Promise<Watchlist>): Promise<Answer> =>
    answer(200, await db.transaction(work));

  /** @throws Refusal `not_found` that names every symbol without a quote */
  const requireSymbols = (symbols: readonly string[], pathOf: (index: number) => string): void => {
    const fields = symbols.flatMap((symbol, index) =>
      market.instrument(symbol) === undefined && market.index(symbol) === undefined
        ? [{ path: pathOf(index), code: 'not_found' as const, params: { symbol } }]
        : [],
    );
    if (fields.length > 0) throw new Refusal('not_found', { fields });
  };

  return {
    async listWatchlists(call) {
      const lists = await loadWatchlists(db.read, memberOf(call));
      const body: Wire['WatchlistList'] = { data: await toWire(lists), next_cursor: null };
      return { status: 200, body };
    },
    async createWatchlist(call) {
      const { name, position } = call.body as Wire['WatchlistCreate'];
      const list = await db.transaction((tx) =>
        createWatchlist(tx, context, memberOf(call), { name, position }),
      );
      return answer(201, list);
    },
    async updateWatchlist(call) {
      const { name, position } = call.body as Wire['WatchlistUpdate'];
      return change((tx) =>
        updateWatchlist(tx, memberOf(call), idOf(call), { name, position }, (version) =>
          requireVersion(call, version),
        ),
      );
    },
    async deleteWatchlist(call) {
      await db.transaction((tx) => deleteWatchlist(tx, memberOf(call), idOf(call)));
      return { status: 204 };
    },
    async addWatchlistItem(call) {
      const { symbol } = call.body as Wire['WatchlistItemAdd'];
      requireSymbols([symbol], () => 'symbol');
      const added = await db.transaction((tx) => addSymbol(tx, memberOf(call), idOf(call), symbol));
      return answer(added.isNew ? 201 : 200, added.list);
    },
    async removeWatchlistItem(call) {
      return change((tx) => removeSymbol(tx, memberOf(call), idOf(call), call.params['symbol'] ?? ''));
    },
    async orderWatchlistItems(call) {
      const { symbols } = call.body as Wire['WatchlistItemOrder'];
      requireSymbols(symbols, (index) => `symbols.${index}`);
      return change((tx) => putSymbols(tx, memberOf(call), idOf(call), symbols));
    },
  };
}

function memberOf(call: Call): string {
  if (call.member === undefined) throw new Refusal('unauthenticated');
  return call.member.memberId;
}

const idOf = (call: Call): string => call.params['id'] ?? '';
