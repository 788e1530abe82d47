import type { ExitPricesValues } from '@fairlot/forms/orders';
import { FormField, type BoundField } from '@fairlot/forms/react';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import type { Control, Path } from 'react-hook-form';
import { profitAndLoss, type Direction } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import { quiet } from './Trade.css.js';
import type { RowFigures } from './useRowFigures.js';

export interface ExitPricesProps<Values extends ExitPricesValues> {
  form: { readonly control: Control<Values, unknown, unknown> };
  /** The position that the exits would close: entry price, quantity, direction. */
  subject: { entry: string; quantity: string; direction: Direction; tickSize: string; currency: string };
  figures: RowFigures;
}

/** Stop loss and take profit, each with its profit or loss. */
export function ExitPrices<Values extends ExitPricesValues>({
  form,
  subject,
  figures,
}: ExitPricesProps<Values>) {
  const t = useT();
  const hintOf = (price: string) => {
    const result = profitAndLoss(subject.entry, price, subject.quantity, subject.direction);
    return result === null ? undefined : t('trade.exits.loss', { amount: figures.money(result) });
  };
  return (
    <>
      <p className={quiet}>{t('trade.exits.hint')}</p>
      {(['stopLoss', 'takeProfit'] as const).map((name) => (
        <FormField key={name} form={form} name={name as Path<Values>}>
          {(field) => (
            <NumberInput
              // Exits are text in every form that has them.
              {...(field as unknown as BoundField<string>)}
              label={t(`trade.${name}`)}
              hint={hintOf(field.value)}
              min={subject.tickSize}
              step={subject.tickSize}
              decimals={figures.places.price}
              unit={subject.currency}
            />
          )}
        </FormField>
      ))}
    </>
  );
}
