import { MINUTE_MS } from '../util/durations.js';

/** When a deposit must be decided, in business time after its review began. */
export const REVIEW_PROMISE_MS = 5 * MINUTE_MS;

/**
 * When the stated policy, if AUTO_REVIEW is on, passes a deposit in full, in business time after its review
 * began. The review begins once the money can be seen: there is a proof, and the network has confirmed the
 * transfer. The policy never passes a part and never refuses; only people do.
 */
export const AUTO_REVIEW_MS = 20_000;
