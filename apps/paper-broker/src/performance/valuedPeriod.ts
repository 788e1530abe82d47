import { createHash } from 'node:crypto';
import { add, subtract, ZERO, type Decimal } from '@fairlot/money';
import { listAccountRows } from '../accounts/accounts.js';
import { netWorth, worthOf } from '../accounts/worth.js';
import type { Queries } from '../db/database.js';
import { DAY_MS, HOUR_MS } from '../util/durations.js';
import type { Figure } from '../figures/figure.js';
import { earlier } from '../util/instants.js';
import type { TradingMarket } from '../trading/tradingContext.js';
import { createSlices } from '../util/slices.js';
import { floor } from './bookSums.js';
import { readVersions } from './freshEntries.js';
import { balancesBefore, flowsOf, readHistory, type Flow, type History } from './history.js';
import type { HistoryTools, Past } from './past.js';
import { seriesOf, type Series, type Valuation } from './timeWeighted.js';

const QUARTER_DAY_MS = DAY_MS / 4;
/** The length of each period in ms; `all` goes back to the first entry. */
const PERIODS = { '1w': 7 * DAY_MS, '1m': 30 * DAY_MS, '3m': 91 * DAY_MS, '1y': 365 * DAY_MS } as const;

export type Period = keyof typeof PERIODS | 'all';

export interface MemberPeriod {
  readonly memberId: string;
  readonly period: Period;
}

/** The approximate number of points of a series: enough for a line on a phone. */
const MOST_POINTS = 32;

/** The money in one currency at a time. */
export interface Valued extends Valuation {
  readonly worth: Figure;
}

/** A period in one currency. */
export interface ValuedPeriod {
  readonly currency: string;
  readonly span: Span;
  /** Up to now. */
  readonly series: Series<Valued>;
  /** The payments after the first valuation, ascending. */
  readonly flows: readonly Pick<Valued, 'at' | 'flow'>[];
}

/** The past part of a period in one currency: its steps before the current hour or day. */
interface Over {
  /** Undefined where the period begins with the current hour or day. */
  readonly series: Series<Valued> | undefined;
  readonly flows: ValuedPeriod['flows'];
}

/** The past part of a period in one currency, and a function that values the remaining steps. */
interface PastPart extends Over {
  readonly currency: string;
  readonly remaining: readonly Step[];
  readonly worthBefore: (step: Step, to: Date) => Promise<Figure>;
}

/**
 * Values a customer's money in each currency of their accounts, from the start of a period until now. The past part is
 * kept, because valuing a long period takes the event loop.
 */
export async function valuePeriod(
  read: Queries,
  { clock, market, past }: HistoryTools,
  { memberId, period }: MemberPeriod,
): Promise<ValuedPeriod[]> {
  const to = clock.now();
  const keep = past.kept.at(memberId, `${await readVersions(read, memberId)} ${hoursAt(to)}`);
  const { history, parts } = await keep(
    `performance ${period}`,
    () => valuePast({ read, market, past }, { memberId, period, to }),
    sizeOf,
  );
  const span = spanOf(history, to);
  const periods: ValuedPeriod[] = [];
  for (const { currency, series, flows, remaining, worthBefore } of parts) {
    const valued = await valueAll(remaining, to, worthBefore);
    periods.push({
      currency,
      span,
      series: seriesOf(valued, currency, series),
      flows: [...flows, ...paymentsIn(series === undefined ? valued.slice(1) : valued)],
    });
  }
  return periods;
}

async function valuePast(
  { read, market, past }: { readonly read: Queries; readonly market: TradingMarket; readonly past: Past },
  { memberId, period, to }: MemberPeriod & { readonly to: Date },
): Promise<{ readonly history: History; readonly parts: readonly PastPart[] }> {
  // Periods start at midnight UTC, so that their points have the same prices all day.
  const wanted = period === 'all' ? 0 : floor(earlier(to, PERIODS[period]), DAY_MS);
  const history = await readHistory(read, past.kept, { memberId, wanted: new Date(wanted), to });
  const accounts = await listAccountRows(read, memberId);
  const allFlows = flowsOf(history);
  const partMs = floor(to, history.cutMs);
  const keep = past.kept.at(memberId, `${hoursAt(to)} ${accounts.length} ${hashBefore(history, partMs)}`);
  const parts: PastPart[] = [];
  for (const currency of new Set(accounts.map((account) => account.currency))) {
    const steps = listSteps(
      spanOf(history, to),
      allFlows.filter((flow) => flow.currency === currency),
    );
    const own = accounts.filter((account) => account.currency === currency);
    const rest = createSlices();
    const worthBefore: PastPart['worthBefore'] = async ({ ms }, now) => {
      const at = new Date(Math.min(ms, now.getTime()));
      // A period that has not ended is valued at the current prices.
      const prices = ms > now.getTime() ? market : past.prices;
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
    const isOver = ({ ms }: Step): boolean => ms < partMs;
    const over = await keep(
      `over ${period} ${currency}`,
      async (): Promise<Over> => {
        const valued = await valueAll(steps.filter(isOver), to, worthBefore);
        const series = valued.length === 0 ? undefined : seriesOf(valued, currency);
        return { series, flows: paymentsIn(valued.slice(1)) };
      },
      // A growth with its parts needs the room of four sums.
      ({ series }) => 4 * (series?.growths.length ?? 0),
    );
    parts.push({ ...over, currency, remaining: steps.filter((step) => !isOver(step)), worthBefore });
  }
  return { history, parts };
}

async function valueAll(
  steps: readonly Step[],
  to: Date,
  worthBefore: PastPart['worthBefore'],
): Promise<Valued[]> {
  const valued: Valued[] = [];
  for (const step of steps) {
    const worth = await worthBefore(step, to);
    valued.push({
      // A step in the future counts at the current time.
      at: new Date(Math.min(step.ms, to.getTime())),
      worth,
      value: add(worth.value, step.inflow),
      flow: subtract(step.inflow, step.outflow),
      isPoint: step.isPoint,
    });
  }
  return valued;
}

const paymentsIn = (valued: readonly Valued[]): ValuedPeriod['flows'] =>
  valued.filter(({ flow }) => flow !== ZERO).map(({ at, flow }) => ({ at, flow }));

/** In the unit of `Kept`. The past part is kept separately and does not count here. */
const sizeOf = ({ history }: Awaited<ReturnType<typeof valuePast>>): number =>
  history.books.reduce((size, { sums }) => size + sums.length, 0);

/** All steps of a period are whole hours, so they stay the same within an hour. */
const hoursAt = (to: Date): string =>
  `${Math.floor(to.getTime() / HOUR_MS)} ${Math.ceil(to.getTime() / HOUR_MS)}`;

/** A hash of the sums that begin before `ms`: new entries of the current hour or day do not change it. */
function hashBefore({ books, from }: History, ms: number): string {
  const texts = books.map(({ account, book, commodity, sums }) => {
    const before = sums.filter(({ begins }) => begins.getTime() < ms);
    const each = before.map((one) => `${one.begins.getTime()} ${one.balance} ${one.inflow} ${one.outflow}`);
    return before.length === 0 ? '' : `${account} ${book} ${commodity}: ${each.join()}`;
  });
  const text = [from.getTime(), ...texts.filter((each) => each !== '').sort()].join('\n');
  return createHash('sha256').update(text).digest('base64url');
}

export interface Span {
  readonly from: Date;
  readonly to: Date;
  readonly cutMs: number;
  /** When the series opens: with all entries, just before the first one, at a value of 0. */
  readonly opensAt: Date;
}

function spanOf({ from, hasAll, cutMs }: History, to: Date): Span {
  return { from, cutMs, opensAt: hasAll ? earlier(from, 1) : from, to };
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
