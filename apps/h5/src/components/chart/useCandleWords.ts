import { formatDecimal } from '@fairlot/ui-kit/format';
import { useMemo } from 'react';
import { dateFormat } from '../../i18n/formatters.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Candle } from './chartBars.js';
import type { ChartKind } from './ChartTop.js';

export interface CandleWordsOptions {
  /** Whether candles are shorter than a day, so that their time is written with the date. */
  isIntraday: boolean;
  /** The market's time zone. */
  timeZone: string;
  kind: ChartKind;
  /** Fraction digits of prices. */
  places: number;
}

/** How the time, a price and the whole of a candle are written. */
export function useCandleWords({ isIntraday, timeZone, kind, places }: CandleWordsOptions) {
  const t = useT();
  const locale = useLocale();
  // A formatter is expensive to create, and every tick runs this code.
  const time = useMemo(
    () =>
      dateFormat(locale, {
        dateStyle: 'medium',
        ...(isIntraday ? { timeStyle: 'short' } : {}),
        timeZone,
      }),
    [locale, isIntraday, timeZone],
  );
  const write = (value: string) => formatDecimal(value, { locale, decimals: places });
  const words = (candle: Candle) =>
    t(kind === 'candles' ? 'chart.legendCandle' : 'chart.legendLine', {
      time: time.format(new Date(candle.t)),
      open: write(candle.open),
      high: write(candle.high),
      low: write(candle.low),
      close: write(candle.close),
    });
  return { time, write, words };
}
