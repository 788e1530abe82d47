import { formatDecimal } from '@fairlot/ui-kit/format';
import { useLocale, useT } from '../../i18n/index.js';
import type { Quote } from '../../state/quoteStore.js';
import { placeInRange } from './placeInRange.js';
import * as css from './DayRange.css.js';

/** The day's low and high at the ends of a line, with the current level between them. */
export function DayRange({ quote }: { quote: Quote | undefined }) {
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
