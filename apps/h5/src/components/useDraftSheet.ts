import { useEffect, useState } from 'react';
import { useHere } from '../engine/index.js';
import { onDraftsPassed, readDraft } from '../state/draft.js';

/**
 * What the form of this page is about that a reload or a login has interrupted, until `settle` is called. A form that
 * is still being filled in does not count, although its values are kept too.
 */
export function useInterruptedForm(): { about: string | undefined; settle: () => void } {
  const prefix = `${useHere()()} `;
  const [subject, setSubject] = useState(keptSubject);
  useEffect(() => {
    const update = () => setSubject(keptSubject());
    // The page may have been hidden during the login.
    update();
    return onDraftsPassed(update);
  }, []);
  return {
    about: subject?.startsWith(prefix) === true ? subject.slice(prefix.length) : undefined,
    settle: () => setSubject(undefined),
  };
}

const keptSubject = (): string | undefined => readDraft('form')?.subject;

/**
 * Whether the sheet of a form is open, and a function that opens or closes it. It opens again when a reload or a login
 * has interrupted the form.
 * @param about as for the form's `useFormDraft`
 */
export function useDraftSheet(about: string): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false);
  const interrupted = useInterruptedForm();
  if (interrupted.about === about) {
    interrupted.settle();
    setIsOpen(true);
  }
  return [isOpen, setIsOpen];
}
