import type { Wire } from '@fairlot/api-client/wire';
import { toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Halts } from '../market/haltBook.js';
import type { QuoteModule } from '../quotes/quoteModule.js';
import { toWireQuote } from '../quotes/wire.js';
import type { Watchlist } from './queries.js';

/** Writes a watchlist for the wire, with the current quotes of its symbols. */
export function createWatchlistView(
  { clock, market }: Pick<BrokerContext, 'clock' | 'market'>,
  quotes: QuoteModule,
): (list: Watchlist, halts: Halts) => Wire['Watchlist'] {
  /**
   * An item with its name and tick, so that one answer is enough to draw a list. Nothing for a symbol that has left
   * the market.
   */
  const viewItem = (
    symbol: string,
    position: number,
    now: Date,
    halts: Halts,
  ): Wire['WatchlistItem'] | undefined => {
    const instrument = market.instrument(symbol);
    const listed = instrument ?? market.index(symbol);
    if (listed === undefined) return undefined;
    const quote = quotes.board.quote(symbol, now, halts);
    return {
      symbol,
      name: listed.name,
      market_id: listed.marketId,
      tick_size: instrument === undefined ? null : toText(market.tickSize(instrument, quote.last)),
      position,
      quote: toWireQuote(quote),
    };
  };
  return (list, halts) => {
    const now = clock.now();
    return {
      id: list.id,
      name: list.name,
      position: list.position,
      version: list.version,
      items: list.symbols.flatMap((symbol, position) => viewItem(symbol, position, now, halts) ?? []),
    };
  };
}
