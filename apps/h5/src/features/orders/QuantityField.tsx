import type { OrderTicketValues } from '@fairlot/forms/orders';
import { FormField } from '@fairlot/forms/react';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { Suspense, useState } from 'react';
import type { Control } from 'react-hook-form';
import type { Figures } from '../../components/figures.js';
import type { Direction } from '../../components/profitAndLoss.js';
import { lazyPart } from '../../components/lazyPart.js';
import { useT } from '../../i18n/index.js';
import type { Affordable } from './lotPreview.js';
import { group } from './OrderTicket.css.js';
import { QuantityChips } from './QuantityChips.js';
import type { TicketSubject } from './ticketQueries.js';
import type { OrderPreview } from './useEstimate.js';

/** Few order by an amount. */
const AmountField = lazyPart({
  load: async () => (await import('./AmountField.js')).AmountField,
  words: ['orderTicket'],
});

export interface QuantityFieldProps {
  form: { readonly control: Control<OrderTicketValues, unknown, unknown> };
  /** Sets the quantity of the form. */
  onChoose: (quantity: string) => void;
  subject: TicketSubject;
  direction: Direction;
  quantity: string;
  affordable: Affordable;
  estimate: OrderPreview | undefined;
  figures: Figures;
}

/**
 * The number of shares: by lots, by a percentage of the tradable quantity, or by an amount, rounded down to whole
 * lots.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { form, onChoose, subject, quantity, affordable, figures } = props;
  const t = useT();
  const { lotSize, currency } = subject.instrument;
  const [isByAmount, setIsByAmount] = useState(false);
  return (
    <div className={group}>
      {isByAmount ? (
        <Suspense fallback={<Skeleton shape="block" height="4.5rem" />}>
          <AmountField {...props} />
        </Suspense>
      ) : (
        <FormField form={form} name="quantity">
          {(field) => (
            <NumberInput
              {...field}
              label={t('orderTicket.quantity')}
              hint={t('orderTicket.availableHint', { amount: figures.money(subject.available) })}
              min={lotSize}
              step={lotSize}
              decimals={0}
              unit={t('orderTicket.shares')}
              enterKeyHint="done"
              required
            />
          )}
        </FormField>
      )}
      <QuantityChips
        quantityOf={affordable.part}
        onChoose={(next) => {
          // A percentage of the funds gives whole lots, which the field shows.
          setIsByAmount(false);
          onChoose(next);
        }}
        byAmount={{
          currency,
          isOn: isByAmount,
          onToggle: () => {
            // The order's quantity must always be visible.
            if (isByAmount && quantity === '') onChoose(lotSize);
            setIsByAmount(!isByAmount);
          },
        }}
      />
    </div>
  );
}
