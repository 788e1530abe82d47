import { useState, useSyncExternalStore } from 'react';
import { useHere } from '../engine/index.js';
import { onDraftsPassed, readDraft } from '../state/draft.js';

/** What the kept form of this page is about; undefined if none is kept. */
export function useDraftAbout(): string | undefined {
  const prefix = `${useHere()()} `;
  const subject = useSyncExternalStore(onDraftsPassed, () => readDraft('form')?.subject);
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
