import { useCallback } from 'react';
import { quotes } from '../../queries/quotes.js';
import { barOfTick, joinBars, toChartBar, type Candle, type ChartRange } from './chartBars.js';
import type { FollowBar } from './chartTypes.js';

export interface LiveBarOptions {
  symbol: string;
  range: ChartRange;
  timeZone: string;
  /** The server's bars, in ascending order of time. */
  base: readonly Candle[];
  /** The last drawn candle, which contains `size` bars. */
  lastDrawn: Candle | undefined;
  size: number;
}

/** The newest bar, for a chart that draws it outside of React, so that a tick renders nothing. */
export function useLiveBar({ symbol, range, timeZone, base, lastDrawn, size }: LiveBarOptions): FollowBar {
  return useCallback(
    (draw) => {
      const last = base.at(-1);
      const say = () => {
        const quote = quotes.get(symbol);
        const tick = last && quote && barOfTick(last, quote, range, timeZone);
        if (tick != null) draw(toChartBar(size === 1 ? tick : withTick(lastDrawn, tick), timeZone));
      };
      say();
      return quotes.subscribe(symbol, say);
    },
    [symbol, range, timeZone, base, lastDrawn, size],
  );
}

/**
 * The last candle with the tick merged into it; a candle may contain several bars, the newest of which is incomplete.
 */
function withTick(candle: Candle | undefined, tick: Candle): Candle {
  if (candle === undefined) return tick;
  const [joined] = joinBars([candle, { ...tick, volume: '0' }], 2);
  return joined ?? tick;
}
