import { alertForm, type AlertFormValues } from '@fairlot/forms/alerts';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { Button } from '@fairlot/ui-kit/button';
import { List } from '@fairlot/ui-kit/list';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { Price } from '@fairlot/ui-kit/price';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { toast } from '@fairlot/ui-kit/toast';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { useT } from '../../i18n/index.js';
import { addAlert, alertsQuery } from '../../queries/alertQueries.js';
import { useQuote } from '../../queries/quotes.js';
import { useSessionScope } from '../../state/session.js';
import { FormFailure } from '../FormFailure.js';
import { FormWords } from '../FormWords.js';
import { useFormDraft } from '../useFormDraft.js';
import { ABOUT_ALERT } from './aboutAlert.js';
import { AlertRow } from './AlertRow.js';
import * as css from './Alerts.css.js';

export interface AlertSheetProps {
  symbol: string;
  currency: string;
  /** Fraction digits of prices. */
  places: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Sets a price alert for a symbol, and lists the waiting ones. */
export function AlertSheet({ symbol, currency, places, isOpen, onClose }: AlertSheetProps) {
  const t = useT();
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
        {t('alerts.now')} <Price value={quote?.last} decimals={places} currency={currency} />
      </p>
      <FormWords>
        <AlertForm symbol={symbol} currency={currency} places={places} />
      </FormWords>
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

const schema = alertForm();
const empty: AlertFormValues = { kind: 'above', value: '' };

function AlertForm({ symbol, currency, places }: Pick<AlertSheetProps, 'symbol' | 'currency' | 'places'>) {
  const t = useT();
  const form = useZodForm(schema, {
    defaultValues: empty,
    onSubmit: async (alert) => {
      await addAlert({ symbol, ...alert });
      form.reset({ ...alert, value: '' });
      toast(t('alerts.set'), { tone: 'success' });
    },
  });
  useFormDraft(form, ['kind', 'value'], ABOUT_ALERT);
  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <FormField form={form} name="kind">
        {(field) => (
          <SegmentedControl
            label={t('alerts.kind')}
            value={field.value}
            // A price is not a valid percentage, so the value is reset.
            onValueChange={(kind) => form.reset({ kind, value: '' })}
            options={(['above', 'below', 'percent'] as const).map((each) => ({
              value: each,
              label: t(`alerts.kind.${each}`),
            }))}
          />
        )}
      </FormField>
      <ValueField {...{ form, currency, places }} />
      <FormFailure error={form.failure} fields={form.getValues()} />
      <Button type="submit" size="large" fullWidth busy={form.isSubmitting}>
        {t('alerts.submit')}
      </Button>
    </form>
  );
}

interface ValueFieldProps extends Pick<AlertSheetProps, 'currency' | 'places'> {
  form: { readonly control: Control<AlertFormValues, unknown, unknown> };
}

function ValueField({ form, currency, places }: ValueFieldProps) {
  const t = useT();
  const isPercent = useWatch({ control: form.control, name: 'kind' }) === 'percent';
  return (
    <FormField form={form} name="value">
      {(field) => (
        <NumberInput
          {...field}
          label={t(isPercent ? 'alerts.percent' : 'alerts.price')}
          hint={isPercent ? t('alerts.percentHint') : undefined}
          decimals={isPercent ? 2 : places}
          allowNegative={isPercent}
          unit={isPercent ? '%' : currency}
          enterKeyHint="done"
        />
      )}
    </FormField>
  );
}
