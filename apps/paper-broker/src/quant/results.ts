import { average, fromInteger, subtract, sum, ZERO, type Decimal } from '@fairlot/money';
import { formatDay } from '../market/calendars/days.js';
import type { BrokerContext } from '../context.js';
import { endedRounds } from './products.js';
import { isAtBound, rateAfter } from './quantMoney.js';
import type { Strategy } from './strategies.js';
import { tradesBetween } from './trades.js';

/** The result of a round for customers who subscribed on its first day. */
export interface PastResult {
  readonly name: string;
  /** First and last local day of the period, `YYYY-MM-DD`. */
  readonly startDate: string;
  readonly endDate: string;
  /** A fraction of the amount, after fees. */
  readonly profitRate: Decimal;
  readonly tradingDays: number;
  /** Days with a loss. */
  readonly losingDays: number;
}

/** Past rounds that are shown. */
const ROUNDS = 6;
const RATE_PLACES = 6;

export function pastResults(market: BrokerContext['market'], strategy: Strategy, at: Date): PastResult[] {
  return endedRounds(market, strategy, at, ROUNDS).map(({ name, firstDay }) => {
    const start = firstDay + 1;
    const end = firstDay + strategy.periodDays;
    let rate = ZERO;
    let tradingDays = 0;
    let losingDays = 0;
    for (const trade of tradesBetween(market, strategy, start, end)) {
      if (isAtBound(rate, strategy)) break;
      const after = rateAfter(rate, trade.rate, strategy);
      tradingDays += 1;
      if (subtract(after, rate) < ZERO) losingDays += 1;
      rate = after;
    }
    return {
      name,
      startDate: formatDay(start),
      endDate: formatDay(end),
      profitRate: rate,
      tradingDays,
      losingDays,
    };
  });
}

/** The average of past results, for the middle of the worked example. It does not predict the next result. */
export function averageResult(results: readonly PastResult[]): Decimal {
  if (results.length === 0) return ZERO;
  const total = sum(results.map(({ profitRate }) => profitRate));
  return average(total, fromInteger(BigInt(results.length)), RATE_PLACES);
}
