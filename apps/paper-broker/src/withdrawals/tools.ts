import type { BrokerContext } from '../context.js';
import type { FindVerifiedName } from '../payees/ownName.js';
import type { Rates } from '../rates/rates.js';
import type { CalendarMarket } from './schedule.js';

/** What withdrawals need of the broker. */
export interface WithdrawalTools extends Pick<BrokerContext, 'db' | 'clock' | 'entropy'> {
  readonly market: CalendarMarket;
  readonly rates: Rates;
  readonly findVerifiedName: FindVerifiedName;
  readonly config: {
    /** Whether the stated policy decides withdrawals; otherwise an operator does. */
    readonly autoReview: boolean;
    /** See `payees/cooling.ts`. */
    readonly payeeCoolingHours: number;
  };
}
