import { useEffect, useRef, type KeyboardEvent } from 'react';
import {
  AreaSeries,
  CandlestickSeries,
  createChart,
  type IChartApi,
  type ISeriesApi,
  type MouseEventParams,
  type UTCTimestamp,
} from 'lightweight-charts';
import { candleOptions, lineOptions, optionsOf } from './chartOptions.js';
import { addLine, addRoom, addStart, addVolume, toPoint, toVolume, VOLUME_SHARE } from './chartSeries.js';
import type { ChartBar, ChartLine, FollowBar } from './chartTypes.js';
import { chartColors } from './chartColors.js';
import { canvas, chartBox } from './Chart.css.js';
import { useIsDark } from '../../state/appearance.js';
import { changeColors } from '../../state/preferences.js';
import { usePersisted } from '../../state/usePersisted.js';

export interface PriceChartProps {
  /** In ascending order of time. */
  bars: readonly ChartBar[];
  /** Follows the current bar, which replaces the last of `bars` or comes after it. Must be stable. */
  followLive?: FollowBar | undefined;
  kind: 'line' | 'candles';
  direction: 'gain' | 'loss';
  isIntraday: boolean;
  /** Fraction digits of prices. */
  places: number;
  /** Averages, comparisons, indicators. Must be stable while unchanged. */
  lines: readonly ChartLine[];
  /** Future times, in the unit of `time` in `bars`, that the time axis reserves room for. */
  timesToCome?: readonly number[] | undefined;
  /** A level drawn as a horizontal line, from which the change is measured. */
  start?: number | undefined;
  /** Whether volume bars are drawn below the prices. */
  hasVolume: boolean;
  locale: string;
  /** The accessible name of the chart. */
  label: string;
  /** The selected bar in words. */
  valueText: string;
  /** The bar under the crosshair, as an index of `bars`; null if there is none. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

const NO_TIMES: readonly number[] = [];

interface Drawing {
  chart: IChartApi;
  price: ISeriesApi<'Area'> | ISeriesApi<'Candlestick'>;
  volume: ISeriesApi<'Histogram'> | undefined;
  /** A series with times only. */
  room: ISeriesApi<'Line'>;
}

/** A price chart drawn by lightweight-charts. Arrow keys, or a long press with a finger, move the crosshair. */
export function PriceChart(props: PriceChartProps) {
  const { bars, followLive, lines, kind, direction, isIntraday, places, hasVolume, locale } = props;
  const { timesToCome = NO_TIMES, start, index, onIndexChange } = props;
  const theme = useChartTheme();
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const latest = useRef({ bars, onIndexChange });
  useEffect(() => {
    latest.current = { bars, onIndexChange };
  });

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const colors = chartColors(element);
    const chart = createChart(element, optionsOf({ colors, places, locale, isIntraday }));
    const price =
      kind === 'line'
        ? chart.addSeries(AreaSeries, lineOptions(colors, direction, places))
        : chart.addSeries(CandlestickSeries, candleOptions(colors, places));
    const bottom = (hasVolume ? VOLUME_SHARE : 0) + 0.04;
    price.priceScale().applyOptions({ scaleMargins: { top: 0.08, bottom } });
    const volume = hasVolume ? addVolume(chart, colors) : undefined;
    const onMove = ({ logical, point }: MouseEventParams) => {
      const at = point === undefined || logical === undefined ? null : Math.round(logical);
      const isInside = at !== null && at >= 0 && at < latest.current.bars.length;
      latest.current.onIndexChange(isInside ? at : null);
    };
    chart.subscribeCrosshairMove(onMove);
    drawing.current = { chart, price, volume, room: addRoom(chart) };
    return () => {
      drawing.current = undefined;
      chart.remove();
    };
  }, [kind, direction, isIntraday, places, hasVolume, locale, theme]);

  useEffect(() => {
    const { chart, price, volume, room } = drawing.current ?? {};
    if (chart === undefined || price === undefined) return;
    price.setData(bars.map(toPoint));
    volume?.setData(bars.map(toVolume));
    room?.setData(timesToCome.map((time) => ({ time: time as UTCTimestamp })));
    // The fixed right edge is the last price, so with future times it must not be fixed.
    chart.timeScale().applyOptions({ fixRightEdge: timesToCome.length === 0 });
    chart.timeScale().fitContent();
  }, [bars, timesToCome, kind, direction, isIntraday, places, hasVolume, locale, theme]);

  useEffect(() => {
    const { chart } = drawing.current ?? {};
    const element = box.current;
    if (chart === undefined || element === null) return undefined;
    const colors = chartColors(element);
    const drawn = lines.map((line) => addLine(chart, line, bars, colors));
    return () => {
      // If the chart was replaced by one of another kind, they are already removed.
      if (drawing.current?.chart === chart) for (const series of drawn) chart.removeSeries(series);
    };
  }, [lines, bars, kind, direction, isIntraday, places, hasVolume, locale, theme]);

  useEffect(() => {
    const { chart, price } = drawing.current ?? {};
    const element = box.current;
    if (chart === undefined || price === undefined || element === null || start === undefined)
      return undefined;
    const line = addStart(price, start, chartColors(element));
    return () => {
      // If the chart was replaced by one of another kind, it is already removed.
      if (drawing.current?.chart === chart) price.removePriceLine(line);
    };
  }, [start, kind, direction, isIntraday, places, hasVolume, locale, theme]);

  useEffect(() => {
    const { price, volume } = drawing.current ?? {};
    const last = bars.at(-1);
    if (last === undefined) return undefined;
    return followLive?.((live) => {
      if (live.time < last.time) return;
      price?.update(toPoint(live));
      if (live.time > last.time) volume?.update(toVolume(live));
    });
  }, [followLive, bars, kind, direction, isIntraday, places, hasVolume, locale, theme]);

  const moveTo = (next: number) => {
    const at = Math.min(Math.max(next, 0), bars.length - 1);
    const bar = bars[at];
    if (bar === undefined || drawing.current === undefined) return;
    const { chart, price } = drawing.current;
    chart.setCrosshairPosition(bar.close, bar.time as UTCTimestamp, price);
    onIndexChange(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const here = index ?? bars.length - 1;
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: here - 1,
      ArrowRight: here + 1,
      PageUp: here - 10,
      PageDown: here + 10,
      Home: 0,
      End: bars.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  };
  const leave = () => {
    drawing.current?.chart.clearCrosshairPosition();
    onIndexChange(null);
  };
  return (
    <div
      className={chartBox}
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={Math.max(bars.length - 1, 0)}
      aria-valuenow={index ?? Math.max(bars.length - 1, 0)}
      aria-valuetext={props.valueText}
      onKeyDown={onKeyDown}
      onBlur={leave}
    >
      <div ref={box} className={canvas} />
    </div>
  );
}

/** Another text whenever the theme has other colours, so that a canvas, which has no style sheet, is drawn again. */
function useChartTheme(): string {
  const choice = usePersisted(changeColors);
  return `${useIsDark() ? 'dark' : 'light'} ${choice}`;
}
