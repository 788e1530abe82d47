/**
 * A server whose clock is further off the database's takes no requests and does nothing that is due. Servers set their
 * clocks by the network, so they agree to a fraction of this.
 */
export const MOST_OFF_MS = 5_000;

/** The clocks of two servers that take requests differ by no more than this. */
export const MOST_APART_MS = 2 * MOST_OFF_MS;
