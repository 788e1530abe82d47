import {
  AreaSeries,
  CandlestickSeries,
  createChart,
  type IChartApi,
  type ISeriesApi,
} from 'lightweight-charts';
import { chartColors } from './chartColors.js';
import { candleOptions, lineOptions, optionsOf } from './chartOptions.js';
import { addRoom, addVolume, VOLUME_SHARE } from './chartSeries.js';

export interface Drawing {
  chart: IChartApi;
  price: ISeriesApi<'Area'> | ISeriesApi<'Candlestick'>;
  volume: ISeriesApi<'Histogram'> | undefined;
  /** A series with times only. */
  room: ISeriesApi<'Line'>;
}

/** What only a new chart can change. */
export interface DrawingStyle {
  kind: 'line' | 'candles';
  direction: 'gain' | 'loss';
  isIntraday: boolean;
  /** Fraction digits of prices. */
  places: number;
  /** Whether volume bars are drawn below the prices. */
  hasVolume: boolean;
  locale: string;
}

/** Draws an empty chart into the element, in the colours of its theme. */
export function createDrawing(element: HTMLElement, style: DrawingStyle): Drawing {
  const { kind, direction, isIntraday, places, hasVolume, locale } = style;
  const colors = chartColors(element);
  const chart = createChart(element, optionsOf({ colors, places, locale, isIntraday }));
  const price =
    kind === 'line'
      ? chart.addSeries(AreaSeries, lineOptions(colors, direction, places))
      : chart.addSeries(CandlestickSeries, candleOptions(colors, places));
  const bottom = (hasVolume ? VOLUME_SHARE : 0) + 0.04;
  price.priceScale().applyOptions({ scaleMargins: { top: 0.08, bottom } });
  const volume = hasVolume ? addVolume(chart, colors) : undefined;
  return { chart, price, volume, room: addRoom(chart) };
}
