import { useQuote } from '../../queries/quotes.js';
import { changeOf, type Candle, type ChartRange } from './chartBars.js';
import { useRangeWords } from './useRangeWords.js';

/** The change of the price over a whole range until now. */
export function RangeChange(props: {
  symbol: string;
  range: ChartRange;
  timeZone: string;
  before: Candle | undefined;
  base: readonly Candle[];
}) {
  const { symbol, range, timeZone, before, base } = props;
  const words = useRangeWords(base, range, timeZone);
  return words(changeOf({ before, bars: base, tick: useQuote(symbol), range, timeZone }));
}
