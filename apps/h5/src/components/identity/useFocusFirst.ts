import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Gives the focus to the first field of a form that replaces the previous step on its page. The button that had the
 * focus is gone with that step.
 */
export function useFocusFirst<Values extends FieldValues, Output>(
  { setFocus }: Pick<UseFormReturn<Values, unknown, Output>, 'setFocus'>,
  name: FieldPath<Values>,
): void {
  useEffect(() => setFocus(name), [setFocus, name]);
}
