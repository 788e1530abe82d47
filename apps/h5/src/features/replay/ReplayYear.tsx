import { subtract, parseDecimal, toText } from '@fairlot/money';
import { Banner } from '@fairlot/ui-kit/banner';
import { Tag } from '@fairlot/ui-kit/tag';
import { Card } from '@fairlot/ui-kit/card';
import { formatDecimal } from '@fairlot/ui-kit/format';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Price } from '@fairlot/ui-kit/price';
import type { Candle } from '../../components/chart/chartBars.js';
import { percentBetween } from '../../components/chart/percentBetween.js';
import { PageHeading } from '../../components/PageHeading.js';
import { PriceLine } from '../../components/PriceLine.js';
import { useLocale, useT } from '../../i18n/index.js';
import { ReplayChart } from './ReplayChart.js';
import { ReplayControls } from './ReplayControls.js';
import type { Replay } from './replayQueries.js';
import { usePlayback } from './usePlayback.js';
import * as css from './Replay.css.js';
import { dateFormat } from '../../i18n/formatters.js';
import { sectionTitle } from './Replay.css.js';

export interface ReplayYearProps {
  replay: Replay;
  year: number;
  /** Newest first. */
  years: readonly number[];
  /** Days of the previous and of this year, ascending; at least one of this year. */
  days: readonly Candle[];
  onYearChange: (year: number) => void;
}

/** One year of a recording: the price of the shown day, the chart so far, and the playback controls. */
export function ReplayYear({ replay, year, years, days, onYearChange }: ReplayYearProps) {
  const t = useT();
  const locale = useLocale();
  const { timezone } = replay;
  const first = Math.max(
    days.findIndex((candle) => candle.t >= `${year}`),
    0,
  );
  const playback = usePlayback(first, days.length - 1);
  const today = days[playback.day];
  const before = days[playback.day - 1];
  const fullDate = dateFormat(locale, { dateStyle: 'full', timeZone: timezone });
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: timezone });
  // Calendar days, which do not depend on a time zone.
  const bound = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const write = (day: string) => bound.format(new Date(`${day}T00:00:00Z`));
  if (today === undefined) return null;
  return (
    <div className={css.page}>
      <div className={css.header}>
        <Tag tone="caution">{t('manifest.replay')}</Tag>
        <PageHeading>{replay.name}</PageHeading>
        <p className={css.span}>
          {t('replay.span', { from: write(replay.fromDate), to: write(replay.toDate) })}
        </p>
        <PriceLine
          value={today.close}
          change={changeOf(before, today)}
          percent={percentBetween(before?.close, today.close)}
        />
        <p className={css.dateLine}>{t('replay.closeOf', { date: fullDate.format(new Date(today.t)) })}</p>
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <ReplayChart
            name={replay.name}
            timeZone={timezone}
            days={days}
            day={playback.day}
            controls={
              <ReplayControls
                playback={playback}
                first={first}
                last={days.length - 1}
                dateOf={(index) => date.format(new Date(days[index]?.t ?? today.t))}
                year={year}
                years={years}
                onYearChange={onYearChange}
              />
            }
          />
        </div>
        <div className={css.column}>
          <DayFacts title={date.format(new Date(today.t))} day={today} previousClose={before?.close} />
          <Banner tone="neutral" title={t('replay.cannotTrade')}>
            {[
              t('replay.cannotTradeWhy'),
              t('replay.source', { source: replay.source, licence: replay.licence }),
            ].join(' ')}
          </Banner>
        </div>
      </div>
    </div>
  );
}

function changeOf(before: Candle | undefined, { close }: Candle): string | null {
  const [start, end] = [parseDecimal(before?.close ?? ''), parseDecimal(close)];
  return start === null || end === null ? null : toText(subtract(end, start));
}

const PRICES = ['open', 'high', 'low', 'close'] as const;

interface DayFactsProps {
  /** The date. */
  title: string;
  day: Candle;
  previousClose: string | undefined;
}

/** The figures of the shown day. */
function DayFacts({ title, day, previousClose }: DayFactsProps) {
  const t = useT();
  const locale = useLocale();
  const price = (value: string | undefined) => <Price value={value} />;
  return (
    <Card>
      <h2 className={sectionTitle}>{title}</h2>
      <KeyValue>
        {PRICES.map((name) => (
          <KeyValueRow key={name} label={t(`chart.column.${name}`)}>
            {price(day[name])}
          </KeyValueRow>
        ))}
        <KeyValueRow label={t('replay.previousClose')}>{price(previousClose)}</KeyValueRow>
        <KeyValueRow label={t('chart.column.volume')}>
          {formatDecimal(day.volume, { locale, decimals: 0 })}
        </KeyValueRow>
      </KeyValue>
    </Card>
  );
}
