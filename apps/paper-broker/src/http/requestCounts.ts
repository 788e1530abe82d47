import type { BrokerContext } from '../context.js';
import { createRateLimiter } from './rateLimiter.js';
import type { RatePolicy, RateState } from './rateLimits.js';
import { shareCountsBy } from './sharedCounts.js';

/** A request that was counted against a limit. */
export interface Counted {
  readonly policy: RatePolicy;
  readonly who: string;
  readonly cost: number;
  /** The limit after the request. */
  state: RateState;
}

/** Counts requests against rate limits. While the configuration has no limits, it allows every request. */
export interface RequestCounts {
  take(policy: RatePolicy, who: string, cost: number): Promise<Counted>;
  /** Takes a request out of the count again. */
  giveBack(counted: Counted): void;
  stop(): void;
}

export function createRequestCounts(
  { db, clock, config }: Pick<BrokerContext, 'db' | 'clock' | 'config'>,
  onShareError: (error: unknown) => void,
): RequestCounts {
  const limiter = createRateLimiter(() => clock.wall(), shareCountsBy(db), onShareError);
  return {
    async take(policy, who, cost) {
      const state = config.rateLimits
        ? await limiter.take(policy, who, cost)
        : { policy, remaining: policy.quota, resetS: policy.windowS, isAllowed: true };
      return { policy, who, cost, state };
    },
    giveBack(counted) {
      const { policy, who, cost, state } = counted;
      if (config.rateLimits) limiter.giveBack(policy, who, cost);
      counted.state = { ...state, remaining: Math.min(policy.quota, state.remaining + cost) };
    },
    stop: () => limiter.stop(),
  };
}
