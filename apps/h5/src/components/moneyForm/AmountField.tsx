import { NumberInput, type NumberInputProps } from '@fairlot/ui-kit/number-input';
import { useT } from '../../i18n/index.js';

export interface AmountInputProps extends Omit<
  NumberInputProps,
  'label' | 'decimals' | 'min' | 'unit' | 'maxAction' | 'enterKeyHint' | 'required'
> {
  currency: string;
  /** Fraction digits of the currency. */
  places: number;
  /** The amount that the "Max" button enters, decimal text. */
  available: string;
}

/** The amount of a money form, in the currency of the account that pays. */
export function AmountInput({ currency, places, available, ...field }: AmountInputProps) {
  const t = useT();
  return (
    <NumberInput
      {...field}
      label={t('balance.amount')}
      decimals={places}
      min="0"
      unit={currency}
      maxAction={available}
      enterKeyHint="done"
      required
    />
  );
}
