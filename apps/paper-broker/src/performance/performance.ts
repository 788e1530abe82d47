import { add, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import { listAccountRows } from '../accounts/accounts.js';
import { worthOf } from '../accounts/valuation.js';
import type { Queries } from '../db/database.js';
import type { TradingContext, TradingMarket } from '../trading/tradingContext.js';
import { createSlices } from '../slices.js';
import { balancesBefore, DAY_MS, floor, flowsOf, readHistory, type Flow, type History } from './history.js';
import { timeWeighted, type Valuation } from './timeWeighted.js';

const QUARTER_DAY_MS = DAY_MS / 4;
/** How far back each period goes; `all` to the first entry. ms */
const PERIODS = { '1w': 7 * DAY_MS, '1m': 30 * DAY_MS, '3m': 91 * DAY_MS, '1y': 365 * DAY_MS } as const;

export type Period = keyof typeof PERIODS | 'all';

/** Points of a course, about: enough for a line on a phone. */
const MOST_POINTS = 32;

/**
 * What a customer's money has become, a course for each currency they have accounts in. Money that comes in within an
 * hour (in a long course, a day) works from its beginning, money that leaves works until its end.
 */
export async function getPerformance(
  read: Queries,
  { clock, market }: TradingContext,
  pastPrices: TradingMarket,
  memberId: string,
  period: Period,
) {
  const to = clock.now();
  // Periods begin with a day (UTC), so that the prices at their points are the same ones all day long.
  const wanted = period === 'all' ? 0 : floor(new Date(to.getTime() - PERIODS[period]), DAY_MS);
  const history = await readHistory(read, memberId, new Date(wanted), to);
  const span = spanOf(history, to);
  const flows = flowsOf(history);
  const rest = createSlices();

  const data = [];
  for (const currency of await listCurrencies(read, memberId)) {
    const steps = listSteps(
      span,
      flows.filter((flow) => flow.currency === currency),
    );
    const valuations: CourseValuation[] = [];
    for (const { ms, inflow, outflow, isPoint } of steps) {
      // What is not over yet: its books are as they are now.
      const [prices, at] = ms > to.getTime() ? [market, to] : [pastPrices, new Date(ms)];
      const books = balancesBefore(history.books, ms);
      await rest();
      for (const { commodity } of books) {
        // Prices of the past take long. They are remembered, so that all of them together take no time below.
        if (market.instrument(commodity) !== undefined) prices.quote(commodity, at);
        await rest();
      }
      const { availableFunds, used } = worthOf(books, currency, prices, at);
      const value = add(add(availableFunds, used), inflow);
      valuations.push({ at, value, flow: subtract(inflow, outflow), isPoint });
    }
    data.push(viewCourse(currency, span, valuations));
  }
  return { period, method: 'time_weighted', data, next_cursor: null };
}

interface Span {
  readonly from: Date;
  readonly to: Date;
  readonly cutMs: number;
  /** When a course says that it begins: where it has the first entry, just before it, with nothing. */
  readonly opensAt: Date;
}

function spanOf({ from, hasAll, cutMs }: History, to: Date): Span {
  return { from, cutMs, opensAt: hasAll ? new Date(from.getTime() - 1) : from, to };
}

/** The moments between the ends of a course that it has a point at, epoch milliseconds, ascending. */
function pointsOf({ from, to }: Span): number[] {
  const lengthMs = to.getTime() - from.getTime();
  const days = Math.ceil(lengthMs / DAY_MS / MOST_POINTS);
  const stepMs = lengthMs <= MOST_POINTS * QUARTER_DAY_MS ? QUARTER_DAY_MS : days * DAY_MS;
  const points: number[] = [];
  for (let ms = floor(from, stepMs) + stepMs; ms < to.getTime(); ms += stepMs) points.push(ms);
  return points;
}

interface CourseValuation extends Valuation {
  readonly isPoint: boolean;
}

/** A moment at which the books are valued, as they stand before it. */
interface Step {
  readonly ms: number;
  /** What comes in right after it. */
  readonly inflow: Decimal;
  /** What left in the hour or day before it. */
  readonly outflow: Decimal;
  readonly isPoint: boolean;
}

function listSteps(span: Span, flows: readonly Flow[]): Step[] {
  const point = { inflow: ZERO, outflow: ZERO, isPoint: true };
  const { cutMs } = span;
  const last = floor(span.to, cutMs) + cutMs;
  const between = [
    ...flows.map(({ hour, outflow }) => ({
      ...point,
      ms: hour.getTime() + cutMs,
      outflow,
      isPoint: false,
    })),
    ...pointsOf(span).map((ms) => ({ ...point, ms })),
    ...flows.map(({ hour, inflow }) => ({ ...point, ms: hour.getTime(), inflow, isPoint: false })),
  ].filter(({ inflow, outflow, isPoint }) => isPoint || inflow !== ZERO || outflow !== ZERO);
  // At one moment, what was paid out comes before the point, and what is paid in after it.
  between.sort((a, b) => a.ms - b.ms);
  return [{ ...point, ms: span.from.getTime() }, ...between, { ...point, ms: last }];
}

async function listCurrencies(read: Queries, memberId: string): Promise<string[]> {
  const accounts = await listAccountRows(read, memberId);
  return [...new Set(accounts.map(({ currency }) => currency))].sort();
}

function viewCourse(currency: string, { opensAt, to }: Span, valuations: readonly CourseValuation[]) {
  const course = timeWeighted(valuations);
  return {
    currency,
    from: opensAt.toISOString(),
    to: to.toISOString(),
    opening_value: toText(course.openingValue),
    closing_value: toText(course.closingValue),
    net_deposits: toText(course.netDeposits),
    profit: toText(course.profit),
    return_percentage: toText(course.returnPercentage),
    points: course.points
      .filter((_, index) => valuations[index]?.isPoint)
      .map(({ at, value, returnPercentage }, index) => ({
        at: (index === 0 ? opensAt : at).toISOString(),
        value: toText(value),
        return_percentage: toText(returnPercentage),
      })),
  };
}
