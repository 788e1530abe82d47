import { useMemo } from 'react';
import type { Candle } from './chartBars.js';
import type { ChartLine } from './chartTypes.js';
import { movingAverage, rebased, relativeStrength } from './indicators.js';

/** What a customer may have drawn beside the price. */
export type ChartExtra = 'average' | 'strength' | 'index';

/** Lengths in bars, as most charts have them. */
export const AVERAGE_LENGTHS = [5, 20] as const;
export const STRENGTH_LENGTH = 14;

/**
 * The lines of the extras that are on.
 * @param compared closes of what the price is compared with, by the bars' own instants
 */
export function useChartLines(
  candles: readonly Candle[],
  extras: ReadonlySet<ChartExtra>,
  compared: readonly Candle[] | undefined,
): readonly ChartLine[] {
  return useMemo(() => {
    const closes = candles.map(({ close }) => Number(close));
    const lines: ChartLine[] = [];
    if (extras.has('average')) {
      for (const [at, length] of AVERAGE_LENGTHS.entries()) {
        const values = movingAverage(closes, length);
        lines.push({ id: `average-${length}`, color: at === 0 ? 'first' : 'second', values, place: 'price' });
      }
    }
    if (extras.has('index') && compared !== undefined) {
      const values = rebased(closesAt(candles, compared), closes[0]);
      lines.push({ id: 'index', color: 'other', values, place: 'price' });
    }
    if (extras.has('strength')) {
      const values = relativeStrength(closes, STRENGTH_LENGTH);
      lines.push({ id: 'strength', color: 'first', values, place: 'below' });
    }
    return lines;
  }, [candles, extras, compared]);
}

/** For each bar the last close of the other price up to the bar's end: joined bars begin where their first one does. */
function closesAt(candles: readonly Candle[], others: readonly Candle[]): (number | undefined)[] {
  let next = 0;
  let close: number | undefined;
  return candles.map((_, at) => {
    const until = candles[at + 1]?.t;
    for (let other = others[next]; other !== undefined; other = others[next]) {
      // Instants of one format compare as text.
      if (until !== undefined && other.t >= until) break;
      close = Number(other.close);
      next += 1;
    }
    return close;
  });
}
