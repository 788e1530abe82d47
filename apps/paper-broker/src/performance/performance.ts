import { add, toText, ZERO, type Decimal } from '@fairlot/money';
import { setImmediate as letOthers } from 'node:timers/promises';
import { listAccountRows } from '../accounts/accounts.js';
import { worthOf } from '../accounts/valuation.js';
import type { TradingContext } from '../orders/tradingContext.js';
import { balancesAt, firstEntryAt, listFlows, type Flow } from './history.js';
import { timeWeighted, type Valuation } from './timeWeighted.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far back each period goes; `all` to the first entry. ms */
const PERIODS = { '1w': 7 * DAY_MS, '1m': 30 * DAY_MS, '3m': 91 * DAY_MS, '1y': 365 * DAY_MS } as const;

export type Period = keyof typeof PERIODS | 'all';

/** Points of a course, besides those where money came in or went out: enough for a line on a phone. */
const MOST_POINTS = 32;

/** What a customer's money has become, a course for each currency they have accounts in. */
export async function getPerformance(context: TradingContext, memberId: string, period: Period) {
  const { db, clock } = context;
  const to = clock.now();
  const first = (await firstEntryAt(db.read, memberId)) ?? to;
  const wanted = period === 'all' ? first : new Date(to.getTime() - PERIODS[period]);
  // What came in with the first entry is a deposit, so a course that has it begins just before, with nothing.
  const from = wanted > first ? wanted : new Date(first.getTime() - 1);
  const flows = await listFlows(db.read, memberId, from, to);
  const moments = momentsOf(from, to, flows);
  const balances = await balancesAt(db.read, memberId, moments);
  const accounts = await listAccountRows(db.read, memberId);
  const currencies = [...new Set(accounts.map(({ currency }) => currency))].sort();

  const data = [];
  for (const currency of currencies) {
    const valuations: Valuation[] = [];
    for (const [index, at] of moments.entries()) {
      const { availableFunds, used } = worthOf(balances[index] ?? [], currency, context.market, at);
      valuations.push({ at, value: add(availableFunds, used), flow: flowAt(flows, currency, at) });
      // Prices of the past are computed anew: a long course must not hold up everybody else's requests.
      await letOthers();
    }
    data.push(viewCourse(currency, valuations));
  }
  return { period, method: 'time_weighted', data, next_cursor: null };
}

/** Evenly spaced, and every moment of a flow: the value is needed on both sides of it. */
function momentsOf(from: Date, to: Date, flows: readonly Flow[]): Date[] {
  const lengthMs = to.getTime() - from.getTime();
  const count = Math.max(1, Math.min(MOST_POINTS, Math.ceil(lengthMs / (DAY_MS / 4))));
  const even = Array.from(
    { length: count + 1 },
    (_, index) => from.getTime() + Math.floor((lengthMs * index) / count),
  );
  const all = new Set([...even, ...flows.map(({ at }) => at.getTime())]);
  return [...all].sort((a, b) => a - b).map((ms) => new Date(ms));
}

function flowAt(flows: readonly Flow[], currency: string, at: Date): Decimal {
  const flow = flows.find((each) => each.currency === currency && each.at.getTime() === at.getTime());
  return flow?.amount ?? ZERO;
}

function viewCourse(currency: string, valuations: readonly Valuation[]) {
  const course = timeWeighted(valuations);
  return {
    currency,
    from: valuations[0]?.at.toISOString() ?? '',
    to: valuations.at(-1)?.at.toISOString() ?? '',
    opening_value: toText(course.openingValue),
    closing_value: toText(course.closingValue),
    net_deposits: toText(course.netDeposits),
    profit: toText(course.profit),
    return_percentage: toText(course.returnPercentage),
    points: course.points.map(({ at, value, returnPercentage }) => ({
      at: at.toISOString(),
      value: toText(value),
      return_percentage: toText(returnPercentage),
    })),
  };
}
