import { Card } from '@fairlot/ui-kit/card';
import { formatDecimal } from '@fairlot/ui-kit/format';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Price } from '@fairlot/ui-kit/price';
import type { Candle } from '../../components/chart/chartBars.js';
import { useLocale, useT } from '../../i18n/index.js';
import { sectionTitle } from './Replay.css.js';

const PRICES = ['open', 'high', 'low', 'close'] as const;

export interface DayFactsProps {
  /** The date. */
  title: string;
  day: Candle;
  previousClose: string | undefined;
}

/** The figures of the shown day. */
export function DayFacts({ title, day, previousClose }: DayFactsProps) {
  const t = useT();
  const locale = useLocale();
  const price = (value: string | undefined) => <Price value={value} locale={locale} />;
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
