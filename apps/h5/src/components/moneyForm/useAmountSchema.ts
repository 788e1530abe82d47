import { amountForm, type AmountContext } from '@fairlot/forms/amounts';
import { useMemo } from 'react';

/** The rules of one amount; made anew only when what it is checked against changes. */
export function useAmountSchema({ currency, places, min, available }: AmountContext) {
  return useMemo(() => amountForm({ currency, places, min, available }), [currency, places, min, available]);
}
