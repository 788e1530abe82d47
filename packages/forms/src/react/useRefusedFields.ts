import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showRefusedFields } from './fieldErrors.js';
import { need } from './need.js';

/**
 * Shows the field errors of a request other than the form's own submit, such as an estimate, at their fields, as long
 * as the refusal is passed. Input and focus stay.
 * @param refusal the thrown value; undefined or null if nothing was refused
 */
export function useRefusedFields<Values extends FieldValues>(
  form: Pick<
    UseFormReturn<Values, unknown, unknown>,
    'getValues' | 'setError' | 'getFieldState' | 'clearErrors'
  >,
  refusal: unknown,
): void {
  if (process.env.NODE_ENV !== 'production')
    need(
      'getValues' in Object(form),
      'useRefusedFields',
      'form',
      form,
      'Pass the form that useZodForm or useForm returned.',
    );
  const { getValues, setError, getFieldState, clearErrors } = form;
  useEffect(
    () =>
      showRefusedFields({ getValues, setError, getFieldState, clearErrors }, refusal, { shouldFocus: false }),
    [refusal, getValues, setError, getFieldState, clearErrors],
  );
}
