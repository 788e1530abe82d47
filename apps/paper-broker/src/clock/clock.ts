/**
 * The two times of the broker, kept apart.
 *
 * Business time (quotes, sessions, settlement, due dates) may be simulated, skips closed hours in demo mode and is
 * moved by the control plane in manual mode; it never goes backwards. Security time (sessions, codes, throttles, rate
 * limits) is always the wall clock.
 */
export interface Clock {
  /** Business time now. */
  now(): Date;
  /** Wall time now. */
  wall(): Date;
}

/** Where new identifiers and tokens come from; injected so that a test can replay a run. */
export interface Entropy {
  /** `length` random bytes. */
  bytes(length: number): Uint8Array;
}
