import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { requireVersion } from '../http/ifMatch.js';
import type { Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { memberIdOf } from '../http/signedIn.js';
import type { QuoteModule } from '../quotes/quoteModule.js';
import { loadWatchlists, type Watchlist } from './queries.js';
import { createWatchlistView } from './watchlistView.js';
import {
  addSymbol,
  createWatchlist,
  deleteWatchlist,
  putSymbols,
  removeSymbol,
  updateWatchlist,
} from './watchlists.js';

/** The operations on a customer's watchlists. */
export function createWatchlistOperations(context: BrokerContext, quotes: QuoteModule): Operations {
  const { db, market } = context;

  const view = createWatchlistView(context, quotes);
  /** Runs a change in a transaction and answers with the changed list. */
  const change = async (work: (tx: Tx) => Promise<Watchlist>) => {
    const list = await db.transaction(work);
    return { status: 200, body: view(list, await quotes.haltBook.load()) } as const;
  };

  /** @throws Refusal `not_found` naming every symbol without a quote */
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
      const lists = await loadWatchlists(db.read, memberIdOf(call));
      const halts = await quotes.haltBook.load();
      return { status: 200, body: { data: lists.map((list) => view(list, halts)), next_cursor: null } };
    },
    async createWatchlist(call) {
      const { name, position } = call.body;
      const list = await db.transaction((tx) =>
        createWatchlist(tx, context, memberIdOf(call), { name, position }),
      );
      return { status: 201, body: view(list, await quotes.haltBook.load()) };
    },
    async updateWatchlist(call) {
      const { name, position } = call.body;
      return change((tx) =>
        updateWatchlist(tx, {
          memberId: memberIdOf(call),
          id: call.params.id,
          change: { name, position },
          checkVersion: (version) => requireVersion(call, version),
        }),
      );
    },
    async deleteWatchlist(call) {
      await db.transaction((tx) => deleteWatchlist(tx, memberIdOf(call), call.params.id));
      return { status: 204 };
    },
    async addWatchlistItem(call) {
      const { symbol } = call.body;
      requireSymbols([symbol], () => 'symbol');
      const added = await db.transaction((tx) => addSymbol(tx, memberIdOf(call), call.params.id, symbol));
      const body = view(added.list, await quotes.haltBook.load());
      return added.isNew ? { status: 201, body } : { status: 200, body };
    },
    async removeWatchlistItem(call) {
      return change((tx) => removeSymbol(tx, memberIdOf(call), call.params.id, call.params.symbol));
    },
    async orderWatchlistItems(call) {
      const { symbols } = call.body;
      requireSymbols(symbols, (index) => `symbols.${index}`);
      return change((tx) =>
        putSymbols(tx, {
          memberId: memberIdOf(call),
          id: call.params.id,
          symbols,
          checkVersion: (version) => requireVersion(call, version),
        }),
      );
    },
  };
}
