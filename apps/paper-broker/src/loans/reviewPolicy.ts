import { DAY_MS, MINUTE_MS } from '../util/durations.js';

/** The promised time until the decision on an application. All times here are business time. */
export const REVIEW_PROMISE_MS = DAY_MS;

/**
 * The time after which the stated policy (AUTO_REVIEW) passes an application. Identity, limits, number of loans and
 * signature were checked when it was made; only people refuse one.
 */
export const AUTO_REVIEW_MS = MINUTE_MS;

/** The time from the approval to the payout, in which the customer can still cancel. */
export const DISBURSE_AFTER_MS = MINUTE_MS;
