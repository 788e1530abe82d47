import { directionOf } from '@fairlot/ui-kit/format';
import { Sparkline } from '@fairlot/ui-kit/sparkline';
import { useQuery } from '@tanstack/react-query';
import { sparklineQuery } from '../queries/sparklineQueries.js';
import { useQuote } from '../queries/quotes.js';

const WIDTH_PX = 48;

/** The last session as a sparkline, in the colour of the day's change, whose figure stands beside it. */
export function DaySparkline({ symbol }: { symbol: string }) {
  const { data: levels = [] } = useQuery(sparklineQuery(symbol));
  const change = useQuote(symbol)?.changePercentage;
  return <Sparkline values={levels} direction={directionOf(change, 2, 'half-up')} widthPx={WIDTH_PX} />;
}
