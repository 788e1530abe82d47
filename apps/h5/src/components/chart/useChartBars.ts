import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../state/client.js';
import {
  firstShown,
  joinBars,
  timesToCome,
  toChartBar,
  type Candle,
  type ChartRange,
  type SessionTimes,
} from './chartBars.js';
import { useChartLines, WARM_UP_BARS, type ChartExtra } from './chartLines.js';
import type { ChartLine } from './chartTypes.js';
import type { ChartKind } from './ChartTop.js';
import { useLiveBar } from './useLiveBar.js';
import { MINUTE_MS } from '../../durations.js';

/** The number of candles that can be distinguished on a narrow screen. */
const MOST_CANDLES = 84;
const RENEW_MS = MINUTE_MS;
/** The maximum number of bars per request. */
const MOST_BARS = 1000;

const NO_CANDLES: readonly Candle[] = [];
const NO_LINES: readonly ChartLine[] = [];

/** @param warmUp bars before those that the range needs */
const candlesQuery = (symbol: string, range: ChartRange, warmUp: number) => {
  const limit = Math.min(range.limit + warmUp, MOST_BARS);
  return queryOptions({
    queryKey: ['public', 'candle', symbol, range.period, limit],
    queryFn: async ({ signal }) => {
      const query = { symbol, interval: range.period, limit };
      const { data } = await api.get('/candle', { params: { query }, signal });
      return data;
    },
    staleTime: RENEW_MS / 2,
    refetchInterval: RENEW_MS,
  });
};

export interface ChartBarsOptions {
  symbol: string;
  range: ChartRange;
  /** The market's time zone. */
  timeZone: string;
  session: SessionTimes | undefined;
  kind: ChartKind;
  extras: ReadonlySet<ChartExtra>;
  /** The symbol of the index that the price is compared with. */
  comparedSymbol: string | undefined;
}

/** The server's bars of a range, and what the chart draws of them. All arrays are stable while unchanged. */
export function useChartBars(options: ChartBarsOptions) {
  const { symbol, range, timeZone, session, kind, extras, comparedSymbol } = options;
  const isWarmedUp = extras.has('average') || extras.has('strength');
  const query = useQuery({
    ...candlesQuery(symbol, range, isWarmedUp ? WARM_UP_BARS : 0),
    placeholderData: keepPreviousData,
  });
  const all = query.data ?? NO_CANDLES;
  const shown = useMemo(() => firstShown(all, range, timeZone), [all, range, timeZone]);
  const before = all[shown - 1];
  const base = useMemo(() => all.slice(shown), [all, shown]);
  const toCome = useMemo(
    () => timesToCome(base.at(-1), session, range, timeZone),
    [base, session, range, timeZone],
  );
  const isLine = kind === 'line';
  const size = isLine ? 1 : Math.max(1, Math.ceil((base.length + toCome.length) / MOST_CANDLES));
  // A line begins at the value that its change is measured from. A candle there would show that bar's own open, high
  // and low.
  const drawn = isLine && before !== undefined ? shown - 1 : shown;
  const candles = useMemo(() => joinBars(all.slice(drawn), size), [all, drawn, size]);
  const bars = useMemo(() => candles.map((candle) => toChartBar(candle, timeZone)), [candles, timeZone]);
  const compared = useQuery({
    ...candlesQuery(comparedSymbol ?? '', range, 0),
    enabled: comparedSymbol !== undefined && extras.has('index'),
  });
  const counted = useChartLines({ candles: all, shown, drawn, size, compared: compared.data }, extras);
  const followLive = useLiveBar({ symbol, range, timeZone, base, lastDrawn: candles.at(-1), size });
  return {
    query,
    /** The bars of the range, in ascending order of time. */
    base,
    /** The bar before them, from whose close the change is measured; undefined if there is none. */
    before,
    /** The drawn bars: single ones for a line, joined ones for many candles. */
    candles,
    /** The same in the chart's format. */
    bars,
    /** How many bars each candle contains. */
    size,
    /** Future times of the session, in the chart's unit. */
    toCome,
    // Bars of another range, or too few bars, would briefly show wrong figures.
    lines: query.isPlaceholderData ? NO_LINES : counted,
    followLive,
    isWarmedUp,
  };
}
