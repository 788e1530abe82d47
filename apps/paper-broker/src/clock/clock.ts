/**
 * The two times of the broker.
 *
 * Business time (quotes, market sessions, settlement, due dates) may be simulated. In demo mode it skips closed
 * hours, in manual mode the control plane moves it. It never goes backwards. Security time (member sessions,
 * codes, throttles, rate limits) is always wall time.
 */
export interface Clock {
  /** Business time now. */
  now(): Date;
  /** Wall time now. */
  wall(): Date;
}

/** The source of random bytes for ids and tokens; injected so that a test can replay a run. */
export interface Entropy {
  /** `length` random bytes. */
  bytes(length: number): Uint8Array;
}
