import { TrashIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { Cell } from '@fairlot/ui-kit/list';
import { formatMoney } from '@fairlot/ui-kit/format';
import { useState } from 'react';
import { useLocale, useT } from '../../i18n/index.js';
import { removeAlert, type Alert } from '../../queries/alertQueries.js';
import { toastError } from '../describeError.js';
import { useAlertText } from './useAlertText.js';
import { dateFormat } from '../../i18n/formatters.js';

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
  const price = formatMoney(alert.firedPrice, { currency: alert.currency, locale, decimals: 2 });
  return t('alerts.fired', { time, price });
}
