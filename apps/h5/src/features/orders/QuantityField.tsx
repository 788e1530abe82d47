import type { OrderTicketValues } from '@fairlot/forms/orders';
import { FormField } from '@fairlot/forms/react';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { useEffect, useState } from 'react';
import type { Control } from 'react-hook-form';
import type { Figures } from '../../components/figures.js';
import type { Direction } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import type { Affordable } from './lotPreview.js';
import { group } from './OrderTicket.css.js';
import { QuantityChips } from './QuantityChips.js';
import type { TicketSubject } from './ticketQueries.js';
import { amountLeft } from './ticketMath.js';
import type { OrderPreview } from './useEstimate.js';

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
        <AmountField {...props} />
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

/** An amount instead of a quantity: the whole lots that it pays for, including the fee, and the rest. */
function AmountField(props: QuantityFieldProps) {
  const { form, onChoose, subject, direction, quantity, affordable, estimate, figures } = props;
  const t = useT();
  const [amount, setAmount] = useState('');
  const bought = amount === '' ? null : affordable.forAmount(amount);
  // Follows the price until the order is reviewed, because an amount limits the money, not the number of shares. An
  // empty amount gives no shares, because the earlier quantity is no longer visible.
  useEffect(() => {
    if ((bought ?? '') !== quantity) onChoose(bought ?? '');
  }, [bought, quantity, onChoose]);
  const left =
    estimate === undefined ? null : amountLeft({ amount, lotCost: affordable.lotCost, estimate, direction });
  const hint =
    bought === null
      ? t('orderTicket.amountHint', { lot: figures.money(affordable.lotCost) })
      : left === null
        ? t('orderTicket.amountBuys', { quantity: figures.quantity(bought) })
        : t('orderTicket.amountLeaves', {
            quantity: figures.quantity(bought),
            rest: figures.money(left),
          });
  return (
    <FormField form={form} name="quantity">
      {(field) => (
        <NumberInput
          {...field}
          value={amount}
          onValueChange={setAmount}
          // A quantity below one lot is reported as the cost of a lot.
          error={bought === null ? field.error && hint : field.error}
          label={t('orderTicket.spend')}
          hint={hint}
          min="0"
          decimals={subject.places.money}
          unit={subject.instrument.currency}
          maxAction={subject.available}
          enterKeyHint="done"
          required
        />
      )}
    </FormField>
  );
}
