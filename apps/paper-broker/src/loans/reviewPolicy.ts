/** By when an application is decided. Business time, as are the others. */
export const REVIEW_PROMISE_MS = 24 * 60 * 60_000;

/**
 * The stated policy where AUTO_REVIEW is on: an application passes after a minute. Everything that could speak against it
 * (identity, limits, number of loans, signature) was checked when it was made; refusing one is for people.
 */
export const AUTO_REVIEW_MS = 60_000;

/** How long after its approval a loan is paid out: time in which the customer can still cancel. */
export const DISBURSE_AFTER_MS = 60_000;
