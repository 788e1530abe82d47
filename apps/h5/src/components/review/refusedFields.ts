import { isApiError } from '@fairlot/api-client';
import { fieldErrorsOf } from '@fairlot/forms/react';
import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { MoneyAction } from './moneyActions.js';

/** Puts what the server said about fields of a refused action beside them; everything typed stays. */
export function useRefusedFields<Values extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  action: MoneyAction | undefined,
): void {
  const phase = action?.phase;
  useEffect(() => {
    if (phase?.at !== 'refused') return;
    for (const { path, message } of fieldErrorsOf(phase.error))
      if (path in getValues()) setError(path as Path<Values>, { type: 'server', message });
  }, [phase, getValues, setError]);
}

/** Whether an action was refused for what stands in the form, so that its review gives way to it. */
export function isForTheForm(action: MoneyAction | undefined): boolean {
  return (
    action?.phase.at === 'refused' &&
    !isApiError(action.phase.error, 'pay_password_incorrect', 'pay_password_locked', 'pay_password_not_set')
  );
}
