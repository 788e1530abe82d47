import {
  HistogramSeries,
  LineSeries,
  LineStyle,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { ChartColors } from './chartColors.js';
import type { ChartBar, ChartLine } from './chartTypes.js';

/** The part of the price pane's height reserved for the volume. */
export const VOLUME_SHARE = 0.18;

/**
 * The thresholds of the strength index: above the upper one the price rose fast, below the lower one it fell fast.
 */
const STRENGTH_LEVELS = [30, 70];
/** The lower pane's part of the chart's height. */
const PANE_BELOW = 0.3;

/** Draws a line with the price, or in the lower pane. */
export function addLine(
  chart: IChartApi,
  { color, values, place }: ChartLine,
  bars: readonly ChartBar[],
  colors: ChartColors,
): ISeriesApi<'Line'> {
  const series = chart.addSeries(
    LineSeries,
    {
      color: colors[color],
      lineWidth: 1,
      lineStyle: color === 'other' ? LineStyle.Dashed : LineStyle.Solid,
      priceLineVisible: false,
      lastValueVisible: false,
      crosshairMarkerVisible: false,
      ...(place === 'below'
        ? { autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 100 } }) }
        : {}),
    },
    place === 'below' ? 1 : 0,
  );
  series.setData(
    bars.map(({ time }, at) => {
      const value = values[at];
      return value == null ? { time: time as UTCTimestamp } : { time: time as UTCTimestamp, value };
    }),
  );
  if (place === 'below') {
    for (const price of STRENGTH_LEVELS) {
      series.createPriceLine({ price, color: colors.grid });
    }
    chart.panes()[0]?.setStretchFactor(1 - PANE_BELOW);
    chart.panes()[1]?.setStretchFactor(PANE_BELOW);
  }
  return series;
}

/** A series without values, whose times reserve room on the time axis. */
export const addRoom = (chart: IChartApi): ISeriesApi<'Line'> =>
  chart.addSeries(LineSeries, { priceLineVisible: false, lastValueVisible: false });

/** A horizontal line at the level that the change is measured from. */
export const addStart = (
  price: ISeriesApi<'Area'> | ISeriesApi<'Candlestick'>,
  level: number,
  colors: ChartColors,
): IPriceLine =>
  price.createPriceLine({
    price: level,
    color: colors.crosshair,
    lineStyle: LineStyle.Dotted,
    axisLabelVisible: false,
  });

/** Volume bars below the prices, in the same pane. */
export function addVolume(chart: IChartApi, colors: ChartColors): ISeriesApi<'Histogram'> {
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    color: colors.volume,
    lastValueVisible: false,
    priceLineVisible: false,
  });
  volume.priceScale().applyOptions({ scaleMargins: { top: 1 - VOLUME_SHARE, bottom: 0 } });
  return volume;
}

export const toVolume = ({ time, volume }: ChartBar) => ({ time: time as UTCTimestamp, value: volume });
/** A point for either kind of series, which ignores the fields it does not need. */
export const toPoint = ({ time, open, high, low, close }: ChartBar) => ({
  time: time as UTCTimestamp,
  value: close,
  open,
  high,
  low,
  close,
});
