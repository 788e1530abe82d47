import { runDueJobs } from '../jobs/jobs.js';
import type { SeedStep } from '../seed/seedDemo.js';
import { listProducts } from './products.js';
import { quantJobs } from './quantJobs.js';
import { subscribeQuant } from './subscribeQuant.js';

const CURRENCY = 'USD';
const AMOUNT = '1500';

/** Two weeks ago the customer subscribed to the open products with the shortest and the longest period. */
export const demoQuant: SeedStep = {
  label: 'quantitative funds',
  async run(context, { memberId }, clock) {
    const past = { ...context, clock };
    clock.goTo({ daysAgo: 10, minutes: 5 });
    const open = listProducts(context.market, clock.now(), { state: 'open', currency: CURRENCY }).toSorted(
      (a, b) => a.strategy.periodDays - b.strategy.periodDays,
    );
    for (const product of new Set([open.at(0), open.at(-1)])) {
      if (product === undefined) continue;
      await context.db.transaction((tx) =>
        subscribeQuant(tx, past, { product, memberId, ticket: { amount: AMOUNT } }),
      );
    }
  },
};

/** The profit of these products since then. A product with a period of a week has ended. */
export const demoQuantDays: SeedStep = {
  label: 'days of quantitative funds',
  async run(context, _, clock) {
    clock.goToPresent();
    const past = { ...context, clock };
    await runDueJobs(past, quantJobs(past), (_job, error) => {
      throw error;
    });
  },
};
