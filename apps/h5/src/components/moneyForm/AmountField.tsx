import { FormField } from '@fairlot/forms/react';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { Suspense } from 'react';
import type { Control } from 'react-hook-form';
import { useT } from '../../i18n/index.js';
import type { Account } from '../../queries/tradingQueries.js';
import { lazyPart } from '../lazyPart.js';

/** Few accounts are empty. */
const NoMoney = lazyPart({
  load: async () => (await import('../missingFunds/NoMoney.js')).NoMoney,
  words: ['balance', 'missingFunds'],
});

export interface AmountFieldProps {
  form: { readonly control: Control<{ amount: string }, unknown, unknown> };
  /** The account that pays. */
  account: Pick<Account, 'kind' | 'currency'>;
  /** What it can pay, decimal text; the "Max" button enters it. */
  available: string;
  /** Fraction digits of the currency. */
  places: number;
  hint: string;
  /** Whether the account can pay any amount. */
  canPay: boolean;
  /** Why it cannot. @default that nothing is available in it */
  whyNot?: string | undefined;
}

/** The amount of a money form. If the account can pay none, why, and the way to money. */
export function AmountField(props: AmountFieldProps) {
  const { form, account, available, places, hint } = props;
  const t = useT();
  if (!props.canPay) {
    return (
      <Suspense>
        <NoMoney account={account} title={props.whyNot} />
      </Suspense>
    );
  }
  return (
    <FormField form={form} name="amount">
      {(field) => (
        <NumberInput
          {...field}
          label={t('balance.amount')}
          hint={hint}
          decimals={places}
          min="0"
          unit={account.currency}
          maxAction={available}
          enterKeyHint="done"
          required
        />
      )}
    </FormField>
  );
}
