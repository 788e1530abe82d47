import { Card } from '@fairlot/ui-kit/card';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { formatDecimal } from '@fairlot/ui-kit/format';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { cityOf } from '../marketHours.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useQuotes } from '../../queries/quotes.js';
import { CandleTable } from './CandleTable.js';
import { ChartCredit } from './ChartCredit.js';
import {
  changeOf,
  chartRanges,
  firstShown,
  joinBars,
  timesToCome,
  toChartBar,
  type Candle,
  type ChartRange,
  type Period,
  type SessionTimes,
} from './chartBars.js';
import { ChartExtras } from './ChartExtras.js';
import { ChartOutline } from './ChartOutline.js';
import { ChartTop, type ChartKind } from './ChartTop.js';
import { useChartLines, WARM_UP_BARS, type ChartExtra } from './chartLines.js';
import type { ChartLine } from './chartTypes.js';
import { RangeChange } from './RangeChange.js';
import { useBarWords } from './useBarWords.js';
import { useLiveBar } from './useLiveBar.js';
import { useExtraWords } from './useExtraWords.js';
import { useRangeWords } from './useRangeWords.js';
import { chartBox, chartCard, chartNote } from './Chart.css.js';
import { lazyPart } from '../lazyPart.js';
import { QueryFailure } from '../QueryFailure.js';
import { dateFormat } from '../../i18n/formatters.js';

/** The chart's library is larger than the pages that draw charts. */
const PriceChart = lazyPart({ load: async () => (await import('./PriceChart.js')).PriceChart, words: [] });

/** The number of candles that can be distinguished on a narrow screen. */
const MOST_CANDLES = 84;
const RENEW_MS = 60_000;
/** A screen reader hears at most one change in this time. */
const SPOKEN_MS = 5_000;

const NO_EXTRAS: ReadonlySet<ChartExtra> = new Set();
const NO_CANDLES: readonly Candle[] = [];
const NO_LINES: readonly ChartLine[] = [];
/** The maximum number of bars per request. */
const MOST_BARS = 1000;

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
        items={chartRanges.map(({ period, id }) => ({ value: period, label: t(`chart.range.${id}`) }))}
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
  const warmUp = extras.has('average') || extras.has('strength') ? WARM_UP_BARS : 0;
  const query = useQuery({ ...candlesQuery(symbol, range, warmUp), placeholderData: keepPreviousData });
  const [index, setIndex] = useState<number | null>(null);

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
    ...candlesQuery(props.index?.symbol ?? '', range, 0),
    enabled: props.index !== undefined && extras.has('index'),
  });
  const counted = useChartLines({ candles: all, shown, drawn, size, compared: compared.data }, extras);
  // Bars of another range, or too few bars, would briefly show wrong figures.
  const lines = query.isPlaceholderData ? NO_LINES : counted;
  const barWords = useBarWords(range);
  const rangeWords = useRangeWords(base, range, timeZone);
  const extraWords = useExtraWords(lines, props.index?.name, places);
  // A formatter is expensive to create, and every tick runs this code.
  const time = useMemo(
    () =>
      dateFormat(locale, {
        dateStyle: 'medium',
        ...(range.barMs === undefined ? {} : { timeStyle: 'short' }),
        timeZone,
      }),
    [locale, range.barMs, timeZone],
  );
  const followLive = useLiveBar({ symbol, range, timeZone, base, lastDrawn: candles.at(-1), size });

  if (query.isPending) return <ChartOutline />;
  if (query.isError && query.data === undefined) {
    return <QueryFailure query={query} title={t('chart.failed')} />;
  }
  if (base.length === 0) return <EmptyState title={t('chart.none')} />;

  const chosen = index === null ? undefined : candles[index];
  const change = changeOf(before, base, quote, range, timeZone);
  const lastBar = base.at(-1);
  const write = (value: string) => formatDecimal(value, { locale, decimals: places });
  const words = (candle: Candle) =>
    t(kind === 'candles' ? 'chart.legendCandle' : 'chart.legendLine', {
      time: time.format(new Date(candle.t)),
      open: write(candle.open),
      high: write(candle.high),
      low: write(candle.low),
      close: write(candle.close),
    });
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
          bars={bars}
          lines={lines}
          timesToCome={toCome}
          start={range.days === 1 ? before && Number(before.close) : undefined}
          followLive={followLive}
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
        <span>{barWords(size, warmUp > 0)}</span>
        <span>{t('chart.times', { city: cityOf(timeZone) })}</span>
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
