import { formatDecimal } from '@fairlot/ui-kit/format';
import { LineStyle, TickMarkType, type Time } from 'lightweight-charts';
import type { ChartColors } from './chartColors.js';
import { dateFormat } from '../../i18n/formatters.js';

interface ChartOptions {
  colors: ChartColors;
  places: number;
  locale: string;
  isIntraday: boolean;
}

/** The chart's appearance and interactions. */
export function optionsOf({ colors, places, locale, isIntraday }: ChartOptions) {
  const write = (style: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(locale, { ...style, timeZone: 'UTC' });
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
    labelBackgroundColor: colors.label,
  } as const;
  return {
    autoSize: true,
    layout: {
      background: { color: 'transparent' },
      textColor: colors.text,
      fontFamily: colors.font,
      fontSize: 11,
      // The page credits the library and links to it below the chart.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colors.grid } },
    // Omits figures that the upper edge would cut.
    rightPriceScale: { borderVisible: false, entireTextOnly: true },
    timeScale: {
      borderVisible: false,
      timeVisible: isIntraday,
      fixLeftEdge: true,
      fixRightEdge: true,
      lockVisibleTimeRangeOnResize: true,
      tickMarkFormatter: (time: Time, mark: TickMarkType) => marks[mark](time),
    },
    crosshair: { vertLine: line, horzLine: line },
    localization: {
      locale,
      timeFormatter: write(
        isIntraday ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'medium' },
      ),
      // The axis may extend below zero after a large fall, but a price cannot.
      priceFormatter: (price: number) =>
        price < 0 ? '' : formatDecimal(price, { locale, decimals: places, rounding: 'half-up' }),
    },
    // The range buttons choose the visible range. A finger that moves over the chart scrolls the page.
    handleScroll: false,
    handleScale: false,
  } as const;
}

const priceFormat = (places: number) =>
  ({ type: 'price', precision: places, minMove: 10 ** -places }) as const;

export function lineOptions(colors: ChartColors, direction: 'gain' | 'loss', places: number) {
  return {
    lineColor: colors[direction],
    topColor: colors.fade(direction, 0.16),
    bottomColor: colors.fade(direction, 0),
    lineWidth: 2,
    priceLineVisible: false,
    priceFormat: priceFormat(places),
  } as const;
}

export function candleOptions(colors: ChartColors, places: number) {
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
