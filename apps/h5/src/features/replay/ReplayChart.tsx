import { Card } from '@fairlot/ui-kit/card';
import { formatPercentChange } from '@fairlot/ui-kit/format';
import { Suspense, useState, type ReactNode } from 'react';
import { CandleTable } from '../../components/chart/CandleTable.js';
import { ChartCredit } from '../../components/chart/ChartCredit.js';
import { toChartBar, type Candle } from '../../components/chart/chartBars.js';
import { ChartExtras } from '../../components/chart/ChartExtras.js';
import { ChartTop, type ChartKind } from '../../components/chart/ChartTop.js';
import { useChartLines, type ChartExtra } from '../../components/chart/chartLines.js';
import { percentBetween } from '../../components/chart/percentBetween.js';
import { useCandleWords } from '../../components/chart/useCandleWords.js';
import { useExtraWords } from '../../components/chart/useExtraWords.js';
import * as chart from '../../components/chart/Chart.css.js';
import { useLocale, useT } from '../../i18n/index.js';
import { lazyPart } from '../../components/lazyPart.js';

const PriceChart = lazyPart({
  load: async () => (await import('../../components/chart/PriceChart.js')).PriceChart,
  words: [],
});

/** Half a year: as many candles as can be distinguished on a phone. */
const WINDOW_DAYS = 126;
const PLACES = 2;
const NO_EXTRAS: ReadonlySet<ChartExtra> = new Set();

export interface ReplayChartProps {
  name: string;
  timeZone: string;
  days: readonly Candle[];
  /** The last day to show. */
  day: number;
  controls: ReactNode;
}

/** The half year up to the shown day. Later days are not drawn, because nobody knew them then. */
export function ReplayChart({ name, timeZone, days, day, controls }: ReplayChartProps) {
  const t = useT();
  const locale = useLocale();
  const [kind, setKind] = useState<ChartKind>('candles');
  const [extras, setExtras] = useState(NO_EXTRAS);
  const [chosen, setChosen] = useState<{ day: number; index: number } | null>(null);
  const start = Math.max(0, day + 1 - WINDOW_DAYS);
  const shown = days.slice(start, day + 1);
  // Averages include the days before the window.
  const lines = useChartLines({ candles: days, shown: start, drawn: start, size: 1 }, extras).map((line) => ({
    ...line,
    values: line.values.slice(0, shown.length),
  }));
  const words = useExtraWords(lines, undefined, PLACES);
  // A crosshair is valid only for the days it was set on.
  const index = chosen?.day === day ? chosen.index : null;
  const { time, write, words: say } = useCandleWords({ isIntraday: false, timeZone, kind, places: PLACES });
  const last = shown.at(-1);
  const change = percentBetween(days[start - 1]?.close ?? shown[0]?.open, last?.close);
  const since = t('chart.since', {
    date: time.format(new Date(shown[0]?.t ?? 0)),
    change: formatPercentChange(change, { locale }),
  });
  const picked = index === null ? undefined : shown[index];
  const beside = words(index ?? shown.length - 1);
  const label = t('replay.chartLabel', { name });
  return (
    <Card className={chart.chartCard}>
      <ChartTop
        summary={since}
        chosen={picked && say(picked)}
        beside={beside}
        kind={kind}
        onKindChange={setKind}
      />
      <Suspense fallback={<div className={chart.chartBox} />}>
        <PriceChart
          key={extras.has('strength') ? 'with-pane' : 'plain'}
          bars={shown.map((candle) => toChartBar(candle, timeZone))}
          lines={lines}
          kind={kind}
          direction={change?.startsWith('-') === true ? 'loss' : 'gain'}
          isIntraday={false}
          places={PLACES}
          hasVolume
          locale={locale}
          label={label}
          valueText={[picked === undefined ? since : say(picked), beside].filter(Boolean).join('. ')}
          index={index}
          onIndexChange={(next) => setChosen(next === null ? null : { day, index: next })}
        />
      </Suspense>
      {controls}
      <ChartExtras value={extras} onValueChange={setExtras} indexName={undefined} />
      <p className={chart.chartNote}>
        <ChartCredit />
      </p>
      <CandleTable candles={shown} hasVolume time={time} write={write} caption={label} />
    </Card>
  );
}
