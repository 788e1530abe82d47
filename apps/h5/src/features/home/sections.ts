import type { ComponentType } from 'react';
import { lazyPart } from '../../components/lazyPart.js';
import type { PlainPage } from '../../components/reach.js';
import { MostTraded, PopularStocks } from './MarketRankings.js';
import { NewShares } from './NewShares.js';

interface Section {
  /** The page with the full content of the section; without that page the section is not shown. */
  readonly path: PlainPage;
  readonly Section: ComponentType;
}

/** Every section that the manifest's `home.sections` may name. Lazily loaded ones are below the first screen. */
export const sections: Readonly<Record<string, Section>> = {
  active: { path: '/pages/main/market/index', Section: MostTraded },
  popular: { path: '/pages/product/popular', Section: PopularStocks },
  block: {
    path: '/pages/product/blocktrade',
    Section: lazyPart({
      load: async () => (await import('./BlockTrades.js')).BlockTrades,
      words: ['block', 'offers'],
    }),
  },
  ipo: { path: '/pages/product/ipo/index', Section: NewShares },
  fund: {
    path: '/pages/fund/index',
    Section: lazyPart({
      load: async () => (await import('./FundsOnOffer.js')).FundsOnOffer,
      words: ['funds'],
    }),
  },
  entry: {
    path: '/pages/profile/transcation',
    Section: lazyPart({
      load: async () => (await import('../../components/records/RecentEntries.js')).RecentEntries,
      words: ['balance', 'ledger', 'profile'],
    }),
  },
};
