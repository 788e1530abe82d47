import { formatDecimal } from '@fairlot/ui-kit/format';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import {
  AreaSeries,
  CandlestickSeries,
  ColorType,
  createChart,
  CrosshairMode,
  HistogramSeries,
  LineStyle,
  TickMarkType,
  type IChartApi,
  type ISeriesApi,
  type MouseEventParams,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import { chartColors, type ChartColors } from './chartColors.js';
import { canvas, chartBox } from './Chart.css.js';

/** A bar as the chart draws it. Floats are for pixels alone; what is read stands in the legend and in the table. */
export interface ChartBar {
  /** Seconds, as the exchange's own clock shows them. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

export interface PriceChartProps {
  /** Ascending. */
  bars: readonly ChartBar[];
  /** The last bar of now: it replaces the last of `bars`, or follows it. */
  live: ChartBar | undefined;
  kind: 'line' | 'candles';
  direction: 'gain' | 'loss';
  isIntraday: boolean;
  /** Digits after the point of prices. */
  places: number;
  /** Bars of volume below the prices. */
  hasVolume: boolean;
  locale: string;
  /** What the chart shows, for screen readers. */
  label: string;
  /** The chosen bar in words. */
  valueText: string;
  /** Bar under the crosshair, as an index of `bars`; null when there is none. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

interface Drawing {
  chart: IChartApi;
  price: ISeriesApi<'Area'> | ISeriesApi<'Candlestick'>;
  volume: ISeriesApi<'Histogram'> | undefined;
}

/** A share of the height that prices leave to the volume below them. */
const VOLUME_SHARE = 0.18;

/** Prices over time, drawn by lightweight-charts. Arrow keys move the crosshair; a long press does so under a finger. */
export function PriceChart(props: PriceChartProps) {
  const { bars, live, kind, direction, isIntraday, places, hasVolume, locale, index, onIndexChange } = props;
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
    drawing.current = { chart, price, volume };
    return () => {
      drawing.current = undefined;
      chart.remove();
    };
  }, [kind, direction, isIntraday, places, hasVolume, locale]);

  useEffect(() => {
    const { chart, price, volume } = drawing.current ?? {};
    if (chart === undefined || price === undefined) return;
    price.setData(bars.map(toPoint));
    volume?.setData(bars.map(toVolume));
    chart.timeScale().fitContent();
  }, [bars, kind, direction, isIntraday, places, hasVolume, locale]);

  useEffect(() => {
    const { price, volume } = drawing.current ?? {};
    const last = bars.at(-1);
    if (live === undefined || last === undefined || live.time < last.time) return;
    price?.update(toPoint(live));
    if (live.time > last.time) volume?.update(toVolume(live));
  }, [live, bars, kind, direction, isIntraday, places, hasVolume, locale]);

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

function addVolume(chart: IChartApi, colors: ChartColors): ISeriesApi<'Histogram'> {
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    color: colors.volume,
    lastValueVisible: false,
    priceLineVisible: false,
  });
  volume.priceScale().applyOptions({ scaleMargins: { top: 1 - VOLUME_SHARE, bottom: 0 } });
  return volume;
}

const toVolume = ({ time, volume }: ChartBar) => ({ time: time as UTCTimestamp, value: volume });
/** Both kinds of series take what they know of it. */
const toPoint = ({ time, open, high, low, close }: ChartBar) => ({
  time: time as UTCTimestamp,
  value: close,
  open,
  high,
  low,
  close,
});

interface LookOptions {
  colors: ChartColors;
  places: number;
  locale: string;
  isIntraday: boolean;
}

function optionsOf({ colors, places, locale, isIntraday }: LookOptions) {
  const write = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
    return (time: Time) => format.format(new Date(Number(time) * 1000));
  };
  const marks: Readonly<Record<TickMarkType, (time: Time) => string>> = {
    [TickMarkType.Year]: write({ year: 'numeric' }),
    [TickMarkType.Month]: write({ month: 'short' }),
    [TickMarkType.DayOfMonth]: write({ day: 'numeric', month: 'short' }),
    [TickMarkType.Time]: write({ hour: '2-digit', minute: '2-digit' }),
    [TickMarkType.TimeWithSeconds]: write({ hour: '2-digit', minute: '2-digit' }),
  };
  const line = {
    color: colors.crosshair,
    style: LineStyle.Solid,
    width: 1,
    labelBackgroundColor: colors.label,
  } as const;
  return {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: colors.text,
      fontFamily: colors.font,
      fontSize: 11,
      // The page names the library and links to it below the chart.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colors.grid } },
    rightPriceScale: { borderVisible: false },
    timeScale: {
      borderVisible: false,
      timeVisible: isIntraday,
      fixLeftEdge: true,
      fixRightEdge: true,
      tickMarkFormatter: (time: Time, mark: TickMarkType) => marks[mark](time),
    },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: line, horzLine: line },
    localization: {
      locale,
      timeFormatter: write(
        isIntraday ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'medium' },
      ),
      priceFormatter: (price: number) => formatDecimal(price.toFixed(places), { locale, decimals: places }),
    },
    // The range buttons choose what is seen. A finger that moves over the chart scrolls the page.
    handleScroll: false,
    handleScale: false,
  } as const;
}

const priceFormat = (places: number) =>
  ({ type: 'price', precision: places, minMove: 10 ** -places }) as const;

function lineOptions(colors: ChartColors, direction: 'gain' | 'loss', places: number) {
  return {
    lineColor: colors[direction],
    topColor: colors.fade(direction, 0.16),
    bottomColor: colors.fade(direction, 0),
    lineWidth: 2,
    priceLineVisible: false,
    priceFormat: priceFormat(places),
  } as const;
}

function candleOptions(colors: ChartColors, places: number) {
  return {
    upColor: colors.gain,
    downColor: colors.loss,
    wickUpColor: colors.gain,
    wickDownColor: colors.loss,
    borderVisible: false,
    priceLineVisible: false,
    priceFormat: priceFormat(places),
  } as const;
}
