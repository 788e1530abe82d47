import { formatDecimal, formatMoney, withMinus } from '@fairlot/ui-kit/format';
import { useCallback } from 'react';
import { useLocale, useT } from '../../i18n/index.js';
import type { Alert } from '../../queries/alertQueries.js';

/** Maximum fraction digits of a price in an alert, which is shown with all its digits. */
const MOST_PLACES = 8;
const places = (value: string) => Math.min(Math.max(value.split('.')[1]?.length ?? 0, 2), MOST_PLACES);

/** The condition of an alert, in words: `At or above $45.00`. */
export function useAlertText() {
  const t = useT();
  const locale = useLocale();
  return useCallback(
    ({ kind, value, currency }: Pick<Alert, 'kind' | 'value' | 'currency'>) => {
      if (kind === 'percent') {
        const percent = withMinus(formatDecimal(value.replace(/^-/, ''), { locale, decimals: 2 }));
        return t(value.startsWith('-') ? 'alerts.lost' : 'alerts.gained', { percent });
      }
      const price = formatMoney(value, { currency, locale, decimals: places(value) });
      return t(kind === 'below' ? 'alerts.below' : 'alerts.above', { price });
    },
    [t, locale],
  );
}
