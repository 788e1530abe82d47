/** By when a deposit is decided, from the moment its review can begin. Business time. */
export const REVIEW_PROMISE_MS = 5 * 60 * 1000;

/**
 * The stated policy where AUTO_REVIEW is on: a deposit whose money can be seen (a proof, and every confirmation of its
 * network) passes in full after that time. It never takes less than was told of and refuses nobody; both are for people.
 */
export const AUTO_REVIEW_MS = 20_000;
