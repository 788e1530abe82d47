import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Price } from '@fairlot/ui-kit/price';
import { formatDecimal } from '@fairlot/ui-kit/format';
import { useLocale, useT } from '../../i18n/index.js';
import { useBusinessMinute } from '../../queries/businessClock.js';
import type { IndexFacts } from '../../queries/indexQueries.js';
import { useQuote } from '../../queries/quotes.js';
import type { Market } from '../../queries/referenceQueries.js';
import { rangeBox, sectionTitle } from './IndexPage.css.js';
import { dateFormat } from '../../i18n/formatters.js';
import type { Quote } from '../../state/quoteStore.js';
import { placeInRange } from './placeInRange.js';
import * as css from './DayRange.css.js';

/** The facts of the day, and the market's hours. */
export function IndexFactsCard({ index, market }: { index: IndexFacts; market: Market | undefined }) {
  const t = useT();
  const locale = useLocale();
  const quote = useQuote(index.symbol);
  const now = useBusinessMinute();
  const time = dateFormat(locale, {
    timeZone: index.timezone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <Card>
      <h2 className={sectionTitle}>{t('indices.facts')}</h2>
      <div className={rangeBox}>
        <DayRange quote={quote} />
      </div>
      <KeyValue>
        <KeyValueRow label={t('indices.open')}>
          <Price value={quote?.open} />
        </KeyValueRow>
        <KeyValueRow label={t('indices.previousClose')}>
          <Price value={quote?.previousClose} />
        </KeyValueRow>
        {market !== undefined && <KeyValueRow label={t('indices.hours')}>{hoursOf(market)}</KeyValueRow>}
        {now !== undefined && (
          <KeyValueRow label={t('indices.localTimeLabel')}>{time.format(now)}</KeyValueRow>
        )}
      </KeyValue>
    </Card>
  );
}

/** In the market's time, with its midday break. */
const hoursOf = ({ open, close, breakStart, breakEnd }: Market): string =>
  breakStart === null || breakEnd === null
    ? `${open}–${close}`
    : `${open}–${breakStart}, ${breakEnd}–${close}`;

/** The day's low and high at the ends of a line, with the current level between them. */
function DayRange({ quote }: { quote: Quote | undefined }) {
  const t = useT();
  const locale = useLocale();
  const write = (level: string | undefined) =>
    formatDecimal(level, { locale, decimals: 2, fallback: 'dash' });
  const place = quote && placeInRange(quote.last, quote.low, quote.high);
  return (
    <div>
      <div className={css.label}>{t('indices.daysRange')}</div>
      <div
        className={css.track}
        role="img"
        aria-label={t('indices.range', {
          low: write(quote?.low),
          high: write(quote?.high),
          last: write(quote?.last),
        })}
      >
        {place != null && <span className={css.mark} style={{ insetInlineStart: `${place * 100}%` }} />}
      </div>
      <div className={css.ends} aria-hidden="true">
        <span>
          <span className={css.end}>{t('indices.low')}</span> {write(quote?.low)}
        </span>
        <span>
          <span className={css.end}>{t('indices.high')}</span> {write(quote?.high)}
        </span>
      </div>
    </div>
  );
}
