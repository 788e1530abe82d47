import type { BrokerContext } from './context.js';
import type { ClockMode } from './db/platformSchema.js';
import { createCursors } from './http/cursor.js';
import type { Operations } from './http/operation.js';
import type { HaltBook } from './market/haltBook.js';
import { createInstrumentOperations } from './quotes/instrumentOperations.js';
import { createQuoteModule } from './quotes/quoteModule.js';
import { createQuoteOperations } from './quotes/quoteOperations.js';
import { createReferenceOperations, type OpenOffers } from './reference/operations.js';
import { replayOperations } from './replay/operations.js';
import { createSearchOperations } from './search/operations.js';
import { createWatchlistOperations } from './watchlists/operations.js';
import { countWatchers } from './watchlists/queries.js';
import type { WorkMonitor } from './work/source.js';

/** What the market's operations need of other modules. */
export interface MarketPorts {
  readonly halts: HaltBook;
  readonly clockMode: () => ClockMode;
  /** The number of IPOs and quant funds that are open for subscription. */
  readonly countOpenOffers: () => Promise<OpenOffers>;
  readonly broke: WorkMonitor['broke'];
}

/** All operations on the market, and on the lists kept of it. */
export function createMarketOperations(context: BrokerContext, ports: MarketPorts): Operations {
  const { db, market, clock, config } = context;
  const quotes = createQuoteModule({
    market,
    clock,
    haltBook: ports.halts,
    countWatchers: () => countWatchers(db),
    onBlind: (error) => ports.broke('halts of the stream of quotes', error),
  });
  return {
    ...createReferenceOperations({
      market,
      clock,
      clockMode: ports.clockMode,
      passwordPolicy: config.passwordPolicy,
      supportWhatsapp: config.supportWhatsapp,
      switchedOff: config.switchedOff,
      simulatedMailbox: config.simulatedMailbox,
      payeeCoolingHours: config.payeeCoolingHours,
      publishesSeed: config.publishesSeed,
      countOpenOffers: ports.countOpenOffers,
    }),
    ...createInstrumentOperations(quotes, createCursors(context)),
    ...createQuoteOperations(quotes),
    ...replayOperations,
    ...createSearchOperations(context),
    ...createWatchlistOperations(context, quotes),
  };
}
