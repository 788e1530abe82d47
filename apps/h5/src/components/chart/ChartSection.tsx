import { Card } from '@fairlot/ui-kit/card';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { Suspense, useState } from 'react';
import { cityOf } from '../cityOf.js';
import { useLocale, useT } from '../../i18n/index.js';
import { useQuotes } from '../../queries/quotes.js';
import { CandleTable } from './CandleTable.js';
import { ChartCredit } from './ChartCredit.js';
import { changeOf, chartRanges, type ChartRange, type Period, type SessionTimes } from './chartBars.js';
import { ChartExtras } from './ChartExtras.js';
import { ChartOutline } from './ChartOutline.js';
import { ChartTop, type ChartKind } from './ChartTop.js';
import type { ChartExtra } from './chartLines.js';
import { RangeChange } from './RangeChange.js';
import { useBarWords } from './useBarWords.js';
import { useCandleWords } from './useCandleWords.js';
import { useChartBars } from './useChartBars.js';
import { useExtraWords } from './useExtraWords.js';
import { useRangeWords } from './useRangeWords.js';
import { chartBox, chartCard, chartNote } from './Chart.css.js';
import { lazyPart } from '../lazyPart.js';
import { QueryFailure } from '../QueryFailure.js';

/** The chart's library is larger than the pages that draw charts. */
const PriceChart = lazyPart({ load: async () => (await import('./PriceChart.js')).PriceChart, words: [] });

/** A screen reader hears at most one change in this time. */
const SPOKEN_MS = 5_000;

const NO_EXTRAS: ReadonlySet<ChartExtra> = new Set();

export interface ChartSectionProps {
  symbol: string;
  name: string;
  /** Fraction digits of prices. */
  places: number;
  /** The market's time zone. */
  timeZone: string;
  /** The market's current session, or the next one. */
  session?: SessionTimes | undefined;
  /** The duration of a bar, which determines the range; usually from the URL. */
  period: Period;
  onPeriodChange: (period: Period) => void;
  /** Whether bars have a volume; false for an index. @default true */
  hasVolume?: boolean;
  /** The index of the market, for comparison. */
  index?: { readonly symbol: string; readonly name: string } | undefined;
}

/** The price or level over a range, as a line or as candles, and the same as a table. */
export function ChartSection(props: ChartSectionProps) {
  const t = useT();
  const [kind, setKind] = useState<ChartKind>('line');
  const [extras, setExtras] = useState(NO_EXTRAS);
  const range = chartRanges.find(({ period }) => period === props.period) ?? chartRanges[0];
  if (range === undefined) throw new Error('There is at least one range.');
  return (
    <Card className={chartCard}>
      <ChartBody {...props} range={range} kind={kind} onKindChange={setKind} extras={extras} />
      <SegmentedControl
        label={t('chart.range')}
        value={props.period}
        onValueChange={props.onPeriodChange}
        options={chartRanges.map(({ period, id }) => ({ value: period, label: t(`chart.range.${id}`) }))}
      />
      <ChartExtras value={extras} onValueChange={setExtras} indexName={props.index?.name} />
    </Card>
  );
}

interface ChartBodyProps extends Omit<ChartSectionProps, 'period' | 'onPeriodChange'> {
  range: ChartRange;
  kind: ChartKind;
  onKindChange: (kind: ChartKind) => void;
  extras: ReadonlySet<ChartExtra>;
}

function ChartBody(props: ChartBodyProps) {
  const { symbol, name, places, timeZone, session, range, kind, onKindChange, extras } = props;
  const { hasVolume = true } = props;
  const t = useT();
  const locale = useLocale();
  const quote = useQuotes([symbol], SPOKEN_MS).get(symbol);
  const [index, setIndex] = useState<number | null>(null);
  const { query, base, before, candles, size, lines, ...drawn } = useChartBars({
    symbol,
    range,
    timeZone,
    session,
    kind,
    extras,
    comparedSymbol: props.index?.symbol,
  });
  const barWords = useBarWords(range);
  const rangeWords = useRangeWords(base, range, timeZone);
  const extraWords = useExtraWords(lines, props.index?.name, places);
  const { time, write, words } = useCandleWords({
    isIntraday: range.barMs !== undefined,
    timeZone,
    kind,
    places,
  });

  if (query.isPending) return <ChartOutline />;
  if (query.isError && query.data === undefined) {
    return <QueryFailure query={query} title={t('chart.failed')} />;
  }
  if (base.length === 0) return <EmptyState title={t('chart.none')} />;

  const chosen = index === null ? undefined : candles[index];
  const change = changeOf({ before, bars: base, tick: quote, range, timeZone });
  const lastBar = base.at(-1);
  const newest = lastBar === undefined ? '' : words(lastBar);
  const beside = extraWords(index ?? candles.length - 1);
  return (
    <>
      <ChartTop
        summary={
          <RangeChange symbol={symbol} range={range} timeZone={timeZone} before={before} base={base} />
        }
        chosen={chosen && words(chosen)}
        beside={beside}
        kind={kind}
        onKindChange={onKindChange}
      />
      <Suspense fallback={<div className={chartBox} />}>
        <PriceChart
          key={extras.has('strength') ? 'with-pane' : 'plain'}
          bars={drawn.bars}
          lines={lines}
          timesToCome={drawn.toCome}
          start={range.days === 1 ? before && Number(before.close) : undefined}
          followLive={drawn.followLive}
          kind={kind}
          direction={change?.startsWith('-') === true ? 'loss' : 'gain'}
          isIntraday={range.barMs !== undefined}
          places={places}
          hasVolume={hasVolume}
          locale={locale}
          label={t('chart.label', { name })}
          valueText={[chosen === undefined ? `${rangeWords(change)}. ${newest}` : words(chosen), beside]
            .filter(Boolean)
            .join('. ')}
          index={index}
          onIndexChange={setIndex}
        />
      </Suspense>
      <p className={chartNote}>
        <span>{barWords(size, drawn.isWarmedUp)}</span>
        <span>{t('chart.times', { city: cityOf(t, timeZone) })}</span>
        <ChartCredit />
      </p>
      <CandleTable
        candles={candles}
        hasVolume={hasVolume}
        time={time}
        write={write}
        caption={t('chart.label', { name })}
      />
    </>
  );
}
