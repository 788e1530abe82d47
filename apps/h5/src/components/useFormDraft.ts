import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useHere } from '../engine/index.js';
import { dropDraft, draftSubject, keepDraft, onDraftsPassed, readDraft } from '../state/draft.js';

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
      const kept = readDraft('form', subject);
      for (const name of own) {
        if (kept?.[name] !== undefined)
          setValue(name, kept[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
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

/** What the kept form of this page is about; undefined if none is kept. */
export function useDraftAbout(): string | undefined {
  const prefix = `${useHere()()} `;
  const subject = useSyncExternalStore(onDraftsPassed, () => draftSubject('form'));
  return subject?.startsWith(prefix) === true ? subject.slice(prefix.length) : undefined;
}

/**
 * Whether the sheet of a form is open, and a function that opens or closes it. It opens again when a reload or a login
 * has interrupted the form.
 * @param about as for the form's `useFormDraft`
 */
export function useDraftSheet(about: string): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false);
  const [wasKept, setWasKept] = useState(false);
  const isKept = useDraftAbout() === about;
  if (isKept !== wasKept) {
    setWasKept(isKept);
    if (isKept) setIsOpen(true);
  }
  return [isOpen, setIsOpen];
}
