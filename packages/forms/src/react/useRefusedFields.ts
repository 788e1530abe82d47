import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showRefusedFields } from './fieldErrors.js';

/**
 * Puts what a request that the form did not wait for (an estimate, the review it led to) was refused with beside the
 * fields it names, as long as it is given; what is typed and focused stays.
 * @param refusal what was thrown; undefined or null: nothing was refused
 */
export function useRefusedFields<Values extends FieldValues>(
  {
    getValues,
    setError,
    getFieldState,
    clearErrors,
  }: Pick<
    UseFormReturn<Values, unknown, unknown>,
    'getValues' | 'setError' | 'getFieldState' | 'clearErrors'
  >,
  refusal: unknown,
): void {
  useEffect(
    () =>
      showRefusedFields({ getValues, setError, getFieldState, clearErrors }, refusal, { shouldFocus: false }),
    [refusal, getValues, setError, getFieldState, clearErrors],
  );
}
