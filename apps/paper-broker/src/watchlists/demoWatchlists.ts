import type { SeedStep } from '../seed/seedDemo.js';
import { createWatchlist, putSymbols } from './watchlists.js';

/** How many instruments of the home market are on the first list. */
const SHARES = 6;
const WORLD_INDICES = 5;

/** Two initial lists: one of shares, one of indices. */
export const demoWatchlists: SeedStep = {
  label: 'watchlists',
  async run(context, { memberId }, clock) {
    const { db, entropy, market } = context;
    const shares = market.instruments
      .filter((instrument) => instrument.marketId === 'US' && instrument.productType === 'STOCK')
      .slice(0, SHARES)
      .map((instrument) => instrument.symbol);
    const indices = market.indices.slice(0, WORLD_INDICES).map((index) => index.symbol);
    await db.transaction(async (tx) => {
      for (const [name, symbols] of [
        // The customer may read the demo in any language, and a list's name is not translated.
        ['USA', shares],
        ['Global', indices],
      ] as const) {
        const list = await createWatchlist(tx, { clock, entropy }, memberId, { name });
        await putSymbols(tx, { memberId, id: list.id, symbols, checkVersion: () => undefined });
      }
    });
  },
};
