import { Button } from '@fairlot/ui-kit/button';
import { List } from '@fairlot/ui-kit/list';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { Price } from '@fairlot/ui-kit/price';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { toast } from '@fairlot/ui-kit/toast';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useLocale, useT } from '../../i18n/index.js';
import { addAlert, alertsQuery, type AlertKind } from '../../stores/alerts.js';
import { useQuote } from '../../stores/quotes.js';
import { useSessionScope } from '../../stores/session.js';
import { describeError } from '../describeError.js';
import { AlertRow } from './AlertRow.js';
import * as css from './Alerts.css.js';

export interface AlertSheetProps {
  symbol: string;
  currency: string;
  /** Digits after the point of prices. */
  places: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Sets a price alert on one symbol, and shows those that wait already. */
export function AlertSheet({ symbol, currency, places, isOpen, onClose }: AlertSheetProps) {
  const t = useT();
  const locale = useLocale();
  const quote = useQuote(symbol);
  const { data: alerts = [] } = useQuery(alertsQuery(useSessionScope()));
  const waiting = alerts.filter((alert) => alert.symbol === symbol && alert.state === 'active');
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      title={t('alerts.title', { symbol })}
      description={t('alerts.hint')}
    >
      <p className={css.now}>
        {t('alerts.now')} <Price value={quote?.last} decimals={places} currency={currency} locale={locale} />
      </p>
      <AlertForm symbol={symbol} currency={currency} places={places} />
      {waiting.length > 0 && (
        <section className={css.waiting} aria-label={t('alerts.active')}>
          <h3 className={css.heading}>{t('alerts.active')}</h3>
          <List>
            {waiting.map((alert) => (
              <AlertRow key={alert.id} alert={alert} />
            ))}
          </List>
        </section>
      )}
    </Sheet>
  );
}

function AlertForm({ symbol, currency, places }: Pick<AlertSheetProps, 'symbol' | 'currency' | 'places'>) {
  const t = useT();
  const [kind, setKind] = useState<AlertKind>('above');
  const [value, setValue] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isPercent = kind === 'percent';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (value === '') return setError(t('alerts.missing'));
    setBusy(true);
    try {
      await addAlert({ symbol, kind, value });
      setValue('');
      toast(t('alerts.set'), { tone: 'success' });
    } catch (caught) {
      setError(describeError(caught).join(' '));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <SegmentedControl
        label={t('alerts.kind')}
        value={kind}
        onValueChange={(next) => {
          setKind(next);
          setValue('');
          setError('');
        }}
        items={(['above', 'below', 'percent'] as const).map((each) => ({
          value: each,
          label: t(`alerts.kind.${each}`),
        }))}
      />
      <NumberInput
        label={t(isPercent ? 'alerts.percent' : 'alerts.price')}
        hint={isPercent ? t('alerts.percentHint') : undefined}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          setError('');
        }}
        decimals={isPercent ? 2 : places}
        allowNegative={isPercent}
        unit={isPercent ? '%' : currency}
        error={error === '' ? undefined : error}
        enterKeyHint="done"
      />
      <Button type="submit" size="large" fullWidth busy={isBusy}>
        {t('alerts.submit')}
      </Button>
    </form>
  );
}
