import type { Config } from '../config.js';

const HOUR_MS = 3_600_000;

/** The setting that says for how long withdrawals wait. */
export type Cooling = Pick<Config, 'payeeCoolingHours'>;

/** When withdrawals may go again after something that happened at `since`; both in business time. */
export function cooledAt({ payeeCoolingHours }: Cooling, since: Date): Date {
  return new Date(since.getTime() + payeeCoolingHours * HOUR_MS);
}
