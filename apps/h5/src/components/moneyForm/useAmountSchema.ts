import { amountForm, type AmountContext } from '@fairlot/forms/amounts';
import { useMemo } from 'react';

/** The schema of one amount, memoized by its limits. */
export function useAmountSchema({ currency, places, min, available }: AmountContext) {
  return useMemo(() => amountForm({ currency, places, min, available }), [currency, places, min, available]);
}
