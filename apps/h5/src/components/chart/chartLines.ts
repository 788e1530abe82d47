import { useMemo } from 'react';
import type { Candle } from './chartBars.js';
import type { ChartLine } from './chartTypes.js';
import { movingAverage, rebased, relativeStrength } from './indicators.js';

/** The lines that a customer may add to the price. */
export type ChartExtra = 'average' | 'strength' | 'index';

/** Lengths in bars, as in most charts. */
export const AVERAGE_LENGTHS = [5, 20] as const;
export const STRENGTH_LENGTH = 14;

/**
 * Bars needed before the first shown one, so that a line does not depend on where it begins: the effect of earlier
 * bars is negligible.
 */
export const WARM_UP_BARS = 200;

export interface ChartSeries {
  /** All known bars, including those before the first shown one. Must be stable while unchanged. */
  readonly candles: readonly Candle[];
  /** The index of the first bar of the change; the comparison begins there as well. */
  readonly shown: number;
  /** The index of the first drawn bar. */
  readonly drawn: number;
  /** How many bars each drawn candle contains. */
  readonly size: number;
  /** Bars of the index that the price is compared with. */
  readonly compared?: readonly Candle[] | undefined;
}

/**
 * The enabled lines with a value for each drawn candle. They are computed from single bars, however many a candle
 * contains.
 */
export function useChartLines(
  { candles, shown, drawn, size, compared }: ChartSeries,
  extras: ReadonlySet<ChartExtra>,
): readonly ChartLine[] {
  return useMemo(
    () =>
      linesOf({ candles, shown, drawn, size, compared }, extras).map((line) => ({
        ...line,
        values: lastOfEach(line.values.slice(drawn), size),
      })),
    [candles, shown, drawn, size, compared, extras],
  );
}

/** The enabled lines with a value for every bar. */
export function linesOf(
  { candles, shown, compared }: ChartSeries,
  extras: ReadonlySet<ChartExtra>,
): ChartLine[] {
  const closes = candles.map(({ close }) => Number(close));
  const lines: ChartLine[] = [];
  if (extras.has('average')) {
    for (const [at, length] of AVERAGE_LENGTHS.entries()) {
      const values = movingAverage(closes, length);
      lines.push({ id: `average-${length}`, color: at === 0 ? 'first' : 'second', values, place: 'price' });
    }
  }
  if (extras.has('index') && compared !== undefined) {
    const start = closes[shown - 1] ?? Number(candles[shown]?.open);
    const values = rebased(closesAt(candles, compared), startOf(compared, candles[shown]), start);
    lines.push({ id: 'index', color: 'other', values, place: 'price', start });
  }
  if (extras.has('strength')) {
    const values = relativeStrength(closes, STRENGTH_LENGTH);
    lines.push({ id: 'strength', color: 'first', values, place: 'below' });
  }
  return lines;
}

/** The last value of each group of `size`; the last group may be smaller. */
export const lastOfEach = <Value>(values: readonly Value[], size: number): Value[] =>
  values.filter((_, at) => (at + 1) % size === 0 || at === values.length - 1);

/**
 * The close before `first` began, from which the change on the other price's own page is measured too; otherwise its
 * first open.
 */
function startOf(others: readonly Candle[], first: Candle | undefined): number | undefined {
  // Instants in one format can be compared as text.
  const before = first && others.findLast(({ t }) => t < first.t);
  return Number(before?.close ?? others[0]?.open);
}

/** For each bar, the other price's last close up to the bar's end. */
function closesAt(candles: readonly Candle[], others: readonly Candle[]): (number | undefined)[] {
  let next = 0;
  let close: number | undefined;
  return candles.map((_, at) => {
    const until = candles[at + 1]?.t;
    for (let other = others[next]; other !== undefined; other = others[next]) {
      if (until !== undefined && other.t >= until) break;
      close = Number(other.close);
      next += 1;
    }
    return close;
  });
}
