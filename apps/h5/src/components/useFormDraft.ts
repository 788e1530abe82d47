import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useHere } from '../engine/index.js';
import { dropDraft, keepDraft, onDraftsPassed, readDraft } from '../state/draft.js';

/**
 * Keeps what is typed in a form over a reload of the page, as when a phone drops the tab while its owner is in their
 * bank's app, and over the login that follows when the server has ended the session. A form that is left or done starts
 * anew.
 * @param fields text fields; never a password, a code, a consent or a picture
 * @param about what the values depend on besides the address, such as the currency of an amount: they come back only
 *   to the same
 * @param isOpen false while the sheet of the form is closed: a closed form keeps nothing
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'setValue' | 'subscribe'>,
  fields: readonly Path<Values>[],
  about = '',
  isOpen = true,
): void {
  const { getValues, setValue, subscribe } = form;
  const subject = `${useHere()()} ${about}`;
  // A list that is written where the hook is called is a new one each time.
  const names = fields.join();
  const isTyped = useRef(false);
  useEffect(() => {
    if (!isOpen) {
      isTyped.current = false;
      return undefined;
    }
    const own = names.split(',') as Path<Values>[];
    const keep = () => {
      isTyped.current = true;
      keepDraft('form', subject, Object.fromEntries(own.map((name) => [name, getValues(name) as string])));
    };
    const restore = () => {
      const kept = readDraft('form');
      if (kept?.subject !== subject) return;
      for (const name of own) {
        if (kept.values[name] !== undefined)
          setValue(name, kept.values[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
    };
    restore();
    const stopFollowing = onDraftsPassed(restore);
    // The currency was changed after the amount.
    if (isTyped.current) keep();
    const stop = subscribe({ formState: { values: true }, callback: keep });
    return () => {
      stop();
      stopFollowing();
      dropDraft('form');
    };
  }, [subject, names, isOpen, getValues, setValue, subscribe]);
}
