import { FormField } from '@fairlot/forms/react';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/index.js';
import type { QuantityFieldProps } from './QuantityField.js';
import { amountLeft } from './ticketMath.js';

/** An amount instead of a quantity: the whole lots that it pays for, including the fee, and the rest. */
export function AmountField(props: QuantityFieldProps) {
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
  const buys = t('orderTicket.amountBuys', { count: Number(bought), quantity: figures.quantity(bought) });
  const hint =
    bought === null
      ? t('orderTicket.amountHint', { lot: figures.money(affordable.lotCost) })
      : left === null
        ? buys
        : t('orderTicket.amountLeaves', { buys, rest: figures.money(left) });
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
