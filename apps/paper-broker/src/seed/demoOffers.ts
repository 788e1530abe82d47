import { fromInteger, toText } from '@fairlot/money';
import { fundJobs } from '../funds/priceFundOrder.js';
import { subscribeFund } from '../funds/placeFundOrder.js';
import { ipoJobs } from '../ipo/ipoJobs.js';
import { listOfferings } from '../ipo/offerings.js';
import { subscribe } from '../ipo/subscribe.js';
import { runDueJobs } from '../jobs/jobs.js';
import type { SeedStep } from './seedDemo.js';

const MARKET = 'US';
const AMOUNT = '2500';
const LOTS = 3n;

/** Nine trading days ago the customer bought a fund and subscribed to new shares. */
export const demoOffers: SeedStep = {
  label: 'a fund and new shares',
  async run(context, { memberId }, clock) {
    const past = { ...context, clock, config: { ...context.config, autoReview: true } };
    clock.goTo({ daysAgo: 9, minutes: 265 });
    const fund = context.market.instruments.find(
      (each) => each.productType === 'FUND' && each.marketId === MARKET,
    );
    const [offering] = listOfferings(context.market, clock.now(), { state: 'open', marketId: MARKET });
    await context.db.transaction(async (tx) => {
      if (fund !== undefined) await subscribeFund(tx, past, { fund, memberId, body: { amount: AMOUNT } });
      if (offering === undefined) return;
      const quantity = toText(fromInteger(LOTS * offering.lotSize));
      await subscribe(tx, past, { offering, memberId, body: { mode: 'partial', quantity } });
    });
    clock.goTo({ daysAgo: 8, minutes: 5 });
    await runDueJobs(past, { ...ipoJobs(past), ...fundJobs(past) }, (_, error) => {
      throw error;
    });
  },
};
