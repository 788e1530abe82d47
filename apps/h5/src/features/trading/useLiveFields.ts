import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Keeps the fields that the customer has not changed in step with the record, which another device may change while the
 * form is open or between two openings. Saving the values of the first opening would undo that change unseen.
 */
export function useLiveFields<Values extends FieldValues, Output>(
  { reset }: Pick<UseFormReturn<Values, unknown, Output>, 'reset'>,
  record: Values,
): void {
  const text = JSON.stringify(record);
  useEffect(() => {
    reset(JSON.parse(text) as Values, { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true });
  }, [reset, text]);
}
