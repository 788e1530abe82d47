import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { overruledBy, type Prices } from './overruled.js';

/**
 * Keeps the fields that the customer has not changed in step with the record, which another device may change while the
 * form is open or between two openings. Saving the values of the first opening would undo that change unseen.
 * @returns the fields that changed in the record while another price was typed here, with the record's price
 */
export function useLiveFields<Values extends Record<string, string>, Output>(
  { reset, getValues }: Pick<UseFormReturn<Values, unknown, Output>, 'reset' | 'getValues'>,
  record: Values,
): Prices {
  const [overruled, setOverruled] = useState<Prices>({});
  const text = JSON.stringify(record);
  const previous = useRef(record);
  useEffect(() => {
    const next = JSON.parse(text) as Values;
    const change = { previous: previous.current, next, typed: getValues() };
    previous.current = next;
    setOverruled((known) => overruledBy({ ...change, known }));
    reset(next, { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true });
  }, [reset, getValues, text]);
  return overruled;
}
