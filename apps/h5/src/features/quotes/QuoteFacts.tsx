import { Card } from '@fairlot/ui-kit/card';
import { formatDecimal } from '@fairlot/ui-kit/format';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Price } from '@fairlot/ui-kit/price';
import { dayWords } from '../../components/days.js';
import { cityOf } from '../../components/cityOf.js';
import { useLocale, useT, type Translate } from '../../i18n/index.js';
import { pricePlaces, type Instrument } from '../../queries/instrumentQueries.js';
import { useQuote } from '../../queries/quotes.js';
import type { Market } from '../../queries/referenceQueries.js';
import { sectionTitle } from './StockQuote.css.js';

export interface QuoteFactsProps {
  instrument: Instrument;
  market: Market | undefined;
}

/** The facts of the session and of the instrument. */
export function QuoteFacts({ instrument, market }: QuoteFactsProps) {
  const t = useT();
  const locale = useLocale();
  const quote = useQuote(instrument.symbol);
  const places = pricePlaces(instrument.tickSize);
  const price = (value: string | undefined) => <Price value={value} decimals={places} />;
  const count = (value: string | undefined) =>
    formatDecimal(value, { locale, decimals: 0, fallback: 'dash' });
  return (
    <Card>
      <h2 className={sectionTitle}>{t('stockQuote.facts')}</h2>
      <KeyValue>
        <KeyValueRow label={t('stockQuote.fact.open')}>{price(quote?.open)}</KeyValueRow>
        <KeyValueRow label={t('stockQuote.fact.high')}>{price(quote?.high)}</KeyValueRow>
        <KeyValueRow label={t('stockQuote.fact.low')}>{price(quote?.low)}</KeyValueRow>
        {quote?.close != null && (
          <KeyValueRow label={t('stockQuote.fact.close')}>{price(quote.close)}</KeyValueRow>
        )}
        <KeyValueRow label={t('stockQuote.fact.previousClose')}>{price(quote?.previousClose)}</KeyValueRow>
        <KeyValueRow label={t('stockQuote.fact.volume')}>{count(quote?.volume)}</KeyValueRow>
        <KeyValueRow label={t('stockQuote.fact.lot')}>{count(instrument.lotSize)}</KeyValueRow>
        <KeyValueRow label={t('stockQuote.fact.tick')}>{price(instrument.tickSize)}</KeyValueRow>
        <KeyValueRow label={t('stockQuote.fact.currency')}>{instrument.currency}</KeyValueRow>
        {market !== undefined && (
          <KeyValueRow label={t('stockQuote.fact.hours')}>{hoursOf(market, t)}</KeyValueRow>
        )}
        {instrument.nextReportDate != null && (
          <KeyValueRow label={t('stockQuote.fact.report')}>
            {dayWords(instrument.nextReportDate, locale)}
          </KeyValueRow>
        )}
      </KeyValue>
    </Card>
  );
}

/** Opening hours in the market's time, with its midday break. */
function hoursOf({ open, close, breakStart, breakEnd, timezone }: Market, t: Translate): string {
  const hours =
    breakStart === null || breakEnd === null
      ? `${open}–${close}`
      : `${open}–${breakStart}, ${breakEnd}–${close}`;
  return `${hours} ${cityOf(t, timezone)}`;
}
