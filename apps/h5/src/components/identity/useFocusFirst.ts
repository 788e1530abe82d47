import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Gives the focus to a field, the first to fill in, of a form that replaces another step on its page. The button that had the focus
 * is gone with that step.
 * @param isWanted false where the form replaces nothing
 */
export function useFocusFirst<Values extends FieldValues, Output>(
  { setFocus }: Pick<UseFormReturn<Values, unknown, Output>, 'setFocus'>,
  name: FieldPath<Values>,
  isWanted = true,
): void {
  useEffect(() => {
    if (isWanted) setFocus(name);
  }, [setFocus, name, isWanted]);
}
