import type { Config } from '../settings/config.js';
import { HOUR_MS } from '../util/durations.js';
import { later } from '../util/instants.js';

/** The setting for how long withdrawals are paused. */
export type Cooling = Pick<Config, 'payeeCoolingHours'>;

/** When withdrawals are allowed again after a change at `since`; both in business time. */
export function cooledAt({ payeeCoolingHours }: Cooling, since: Date): Date {
  return later(since, payeeCoolingHours * HOUR_MS);
}
