import { TrashIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { Cell } from '@fairlot/ui-kit/list';
import { formatMoney, formatDecimal, withMinus } from '@fairlot/ui-kit/format';
import { useState, useCallback } from 'react';
import { useLocale, useT } from '../../i18n/index.js';
import { removeAlert, type Alert } from '../../queries/alertQueries.js';
import { toastError } from '../describeError.js';
import { dateFormat } from '../../i18n/formatters.js';
import { placesOf } from '../records/placesOf.js';

/**
 * An alert: its condition or when it fired, and a remove button. `hasSymbol`: shows the symbol, for lists of several.
 */
export function AlertRow({ alert, hasSymbol = false }: { alert: Alert; hasSymbol?: boolean }) {
  const t = useT();
  const locale = useLocale();
  const text = useAlertText()(alert);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await removeAlert(alert.id).catch(toastError);
    setBusy(false);
  };
  return (
    <li>
      <Cell
        title={hasSymbol ? `${alert.symbol} · ${text}` : text}
        note={noteOf(alert, t, locale)}
        end={
          <IconButton
            icon={<TrashIcon />}
            label={t('alerts.remove', { alert: `${alert.symbol}, ${text}` })}
            disabled={isBusy}
            onClick={() => void remove()}
          />
        }
      />
    </li>
  );
}

function noteOf(alert: Alert, t: ReturnType<typeof useT>, locale: string): string {
  if (alert.firedAt === null || alert.firedPrice === null) return t('alerts.waiting');
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(alert.firedAt),
  );
  const price = formatMoney(alert.firedPrice, {
    currency: alert.currency,
    locale,
    decimals: placesOf(alert.firedPrice),
  });
  return t('alerts.fired', { time, price });
}

/** The condition of an alert, in words: `At or above $45.00`. */
function useAlertText() {
  const t = useT();
  const locale = useLocale();
  return useCallback(
    ({ kind, value, currency }: Pick<Alert, 'kind' | 'value' | 'currency'>) => {
      if (kind === 'percent') {
        const percent = withMinus(formatDecimal(value.replace(/^-/, ''), { locale, decimals: 2 }));
        return t(value.startsWith('-') ? 'alerts.lost' : 'alerts.gained', { percent });
      }
      const price = formatMoney(value, { currency, locale, decimals: placesOf(value) });
      return t(kind === 'below' ? 'alerts.below' : 'alerts.above', { price });
    },
    [t, locale],
  );
}
