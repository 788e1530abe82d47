import type { CloseTicketValues } from '@fairlot/forms/orders';
import { FormField } from '@fairlot/forms/react';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import type { Control } from 'react-hook-form';
import type { Figures } from '../../components/figures.js';
import { useT } from '../../i18n/index.js';
import { group } from './OrderTicket.css.js';
import { QuantityChips } from './QuantityChips.js';
import { partOfQuantity } from './ticketMath.js';

interface CloseQuantityProps {
  form: { readonly control: Control<CloseTicketValues, unknown, unknown> };
  /** The most shares that can be closed. */
  closable: string;
  onChoose: (quantity: string) => void;
  figures: Figures;
}

/** How much of a position is closed. */
export function CloseQuantity({ form, closable, onChoose, figures }: CloseQuantityProps) {
  const t = useT();
  return (
    <div className={group}>
      <FormField form={form} name="quantity">
        {(field) => (
          <NumberInput
            {...field}
            label={t('orderTicket.quantity')}
            hint={t('orderTicket.close.hint', { quantity: figures.quantity(closable) })}
            min="1"
            max={closable}
            step="1"
            decimals={0}
            unit={t('orderTicket.shares')}
            required
          />
        )}
      </FormField>
      <QuantityChips quantityOf={(percent) => partOfQuantity(closable, percent)} onChoose={onChoose} />
    </div>
  );
}
