import { add, subtract, sum, toText, ZERO, type Decimal } from '@fairlot/money';
import { listAccountRows } from '../accounts/accounts.js';
import { netWorth, worthOf } from '../accounts/worth.js';
import type { Queries } from '../db/database.js';
import { differenceOf, named, sumOf, value, type Figure } from '../figures/figure.js';
import type { TradingContext, TradingMarket } from '../trading/tradingContext.js';
import { groupBy } from '../groupBy.js';
import { createSlices } from '../slices.js';
import { floor } from './bookSums.js';
import { balancesBefore, DAY_MS, flowsOf, readHistory, type Flow, type History } from './history.js';
import type { Past } from './past.js';
import { timeWeighted, type Performance, type Valuation } from './timeWeighted.js';

const QUARTER_DAY_MS = DAY_MS / 4;
/** The length of each period in ms; `all` goes back to the first entry. */
const PERIODS = { '1w': 7 * DAY_MS, '1m': 30 * DAY_MS, '3m': 91 * DAY_MS, '1y': 365 * DAY_MS } as const;

export type Period = keyof typeof PERIODS | 'all';

/** The approximate number of points of a series: enough for a line on a phone. */
const MOST_POINTS = 32;

/** The performance of the money in one currency. */
export interface CurrencyPerformance {
  readonly currency: string;
  readonly span: Span;
  readonly performance: Performance;
  /** The value at the end, less the value at the start and net deposits. */
  readonly profit: Figure;
}

/**
 * A customer's performance in each currency of their accounts. Money paid in counts from the start of its hour, money
 * paid out until the end of its hour; in a long period, of its day.
 */
export async function readPerformance(
  read: Queries,
  context: TradingContext,
  past: Past,
  memberId: string,
  period: Period,
  /** Only this currency. */
  only?: string,
): Promise<CurrencyPerformance[]> {
  const facts = await readFacts(read, context, past, memberId, period);
  const found: CurrencyPerformance[] = [];
  for (const currency of [...new Set(facts.accounts.map((account) => account.currency))].sort()) {
    if (only !== undefined && currency !== only) continue;
    const { steps, worthBefore } = createValuer(facts, context.market, past.prices, currency);
    const valuations: (Valuation & { readonly worth: Figure })[] = [];
    for (const step of steps) {
      const worth = await worthBefore(step);
      const { at, flow } = flowOf(step, facts.to);
      valuations.push({ at, worth, value: add(worth.value, step.inflow), flow, isPoint: step.isPoint });
    }
    const [first, last] = endsOf(valuations);
    const profit = profitOf(facts, currency, steps, { opening: first.worth, closing: last.worth });
    found.push({ currency, span: facts.span, performance: timeWeighted(valuations, currency), profit });
  }
  return found;
}

/**
 * The profit of one currency: the same figure as `readPerformance` has, but only the two ends are valued.
 * @returns undefined when the customer has no account in the currency
 */
export async function readProfit(
  read: Queries,
  context: TradingContext,
  past: Past,
  memberId: string,
  period: Period,
  currency: string,
): Promise<Figure | undefined> {
  const facts = await readFacts(read, context, past, memberId, period);
  if (!facts.accounts.some((account) => account.currency === currency)) return undefined;
  const { steps, worthBefore } = createValuer(facts, context.market, past.prices, currency);
  const [first, last] = endsOf(steps);
  const ends = { opening: await worthBefore(first), closing: await worthBefore(last) };
  return profitOf(facts, currency, steps, ends);
}

/** What the performance of each currency is computed from. */
interface Facts {
  readonly to: Date;
  readonly span: Span;
  readonly history: History;
  readonly flows: readonly Flow[];
  readonly accounts: Awaited<ReturnType<typeof listAccountRows>>;
}

async function readFacts(
  read: Queries,
  { clock }: TradingContext,
  past: Past,
  memberId: string,
  period: Period,
): Promise<Facts> {
  const to = clock.now();
  // Periods start at midnight UTC, so that their points have the same prices all day.
  const wanted = period === 'all' ? 0 : floor(new Date(to.getTime() - PERIODS[period]), DAY_MS);
  const history = await readHistory(read, past.sums, memberId, new Date(wanted), to);
  const accounts = await listAccountRows(read, memberId);
  return { to, span: spanOf(history, to), history, flows: flowsOf(history), accounts };
}

/** The times at which a currency is valued, and its value just before one of them. */
function createValuer(
  { to, span, history, flows, accounts }: Facts,
  market: TradingMarket,
  pastPrices: TradingMarket,
  currency: string,
) {
  const own = accounts.filter((account) => account.currency === currency);
  const steps = listSteps(
    span,
    flows.filter((flow) => flow.currency === currency),
  );
  const rest = createSlices();
  const worthBefore = async ({ ms }: Step): Promise<Figure> => {
    const at = new Date(Math.min(ms, to.getTime()));
    // A period that has not ended is valued at the current prices.
    const prices = ms > to.getTime() ? market : pastPrices;
    const books = balancesBefore(history.books, ms);
    await rest();
    for (const { commodity } of books) {
      // Computing past prices is slow. Here they are cached one by one, with pauses, so that `worthOf` is quick.
      if (market.instrument(commodity) !== undefined) prices.quote(commodity, at);
      await rest();
    }
    const worth = worthOf(books, { currency, market: prices, at, accounts: own });
    return netWorth('value_then', worth, { currency, asOf: at });
  };
  return { steps, worthBefore };
}

/** The net payment of a step. A step in the future counts at the current time. */
const flowOf = ({ ms, inflow, outflow }: Step, to: Date) => ({
  at: new Date(Math.min(ms, to.getTime())),
  flow: subtract(inflow, outflow),
});

function endsOf<Each>(list: readonly Each[]): readonly [first: Each, last: Each] {
  const [first] = list;
  const last = list.at(-1);
  if (first === undefined || last === undefined)
    throw new Error('A performance needs at least one valuation.');
  return [first, last];
}

/** The performance as the wire has it. */
export function viewPerformance(period: Period, found: readonly CurrencyPerformance[]) {
  return { period, method: 'time_weighted', data: found.map(viewCurrency), next_cursor: null };
}

function profitOf(
  { to, span }: Facts,
  currency: string,
  steps: readonly Step[],
  { opening, closing }: { readonly opening: Figure; readonly closing: Figure },
): Figure {
  const flows = steps
    .slice(1)
    .map((step) => flowOf(step, to))
    .filter(({ flow }) => flow !== ZERO);
  // One part for each day, because nobody could check a sum of all hours of a busy month.
  const days = [...groupBy(flows, ({ at }) => floor(at, DAY_MS)).values()];
  const paidIn = days.map((day) =>
    value('money_in', sum(day.map(({ flow }) => flow)), {
      currency,
      asOf: endsOf(day)[1].at,
      source: { kind: 'entries', id: currency },
    }),
  );
  return differenceOf(
    'performance_profit',
    [
      named('closing_value', closing),
      named('opening_value', opening),
      sumOf('net_deposits', paidIn, { currency, asOf: span.to }),
    ],
    { currency, asOf: span.to },
  );
}

interface Span {
  readonly from: Date;
  readonly to: Date;
  readonly cutMs: number;
  /** When the series opens: with all entries, just before the first one, at a value of 0. */
  readonly opensAt: Date;
}

function spanOf({ from, hasAll, cutMs }: History, to: Date): Span {
  return { from, cutMs, opensAt: hasAll ? new Date(from.getTime() - 1) : from, to };
}

/** The times of the points between the ends of a series, epoch milliseconds, ascending. */
function pointsOf({ from, to }: Span): number[] {
  const lengthMs = to.getTime() - from.getTime();
  const days = Math.ceil(lengthMs / DAY_MS / MOST_POINTS);
  const stepMs = lengthMs <= MOST_POINTS * QUARTER_DAY_MS ? QUARTER_DAY_MS : days * DAY_MS;
  const points: number[] = [];
  for (let ms = floor(from, stepMs) + stepMs; ms < to.getTime(); ms += stepMs) points.push(ms);
  return points;
}

/** A time at which the books are valued, as they are just before it. */
interface Step {
  readonly ms: number;
  /** Paid in right after it. */
  readonly inflow: Decimal;
  /** Paid out in the hour or day before it. */
  readonly outflow: Decimal;
  readonly isPoint: boolean;
}

function listSteps(span: Span, flows: readonly Flow[]): Step[] {
  const point = { inflow: ZERO, outflow: ZERO, isPoint: true };
  const { cutMs } = span;
  const last = floor(span.to, cutMs) + cutMs;
  const between = [
    ...flows.map(({ begins, outflow }) => ({
      ...point,
      ms: begins.getTime() + cutMs,
      outflow,
      isPoint: false,
    })),
    ...pointsOf(span).map((ms) => ({ ...point, ms })),
    ...flows.map(({ begins, inflow }) => ({ ...point, ms: begins.getTime(), inflow, isPoint: false })),
  ].filter(({ inflow, outflow, isPoint }) => isPoint || inflow !== ZERO || outflow !== ZERO);
  // The sort is stable: at the same time, payments out come before the point, payments in after it.
  between.sort((a, b) => a.ms - b.ms);
  return [{ ...point, ms: span.from.getTime() }, ...between, { ...point, ms: last }];
}

function viewCurrency({ currency, span, performance, profit }: CurrencyPerformance) {
  const { opensAt, to } = span;
  return {
    currency,
    from: opensAt.toISOString(),
    to: to.toISOString(),
    opening_value: toText(performance.openingValue),
    closing_value: toText(performance.closingValue),
    net_deposits: toText(performance.netDeposits),
    profit: toText(profit.value),
    return_percentage: toText(performance.returned.value),
    points: performance.points.map(({ at, value, returnPercentage }, index) => ({
      at: (index === 0 ? opensAt : at).toISOString(),
      value: toText(value),
      return_percentage: toText(returnPercentage),
    })),
  };
}
