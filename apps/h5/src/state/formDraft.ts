import { h5 } from '@fairlot/manifest';
import { session } from './session.js';

/** What was typed in the form of this tab's page: texts by field. */
export type DraftValues = Readonly<Record<string, string>>;

interface StoredDraft {
  /** The session's token, so that nobody else finds it. */
  readonly token: string | null;
  /** The page with its parameters, and what the form is about. */
  readonly subject: string;
  readonly values: DraftValues;
}

/** In the tab's storage, which ends with the tab. A tab shows one page, so there is one draft. */
const KEY = `${h5.app.id}.1.draft`;

/** Keeps the values over a reload. Never pass a password, a code or a consent. */
export function keepFormDraft(subject: string, values: DraftValues): void {
  const draft: StoredDraft = { token: session.token(), subject, values };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // The browser refuses storage: a reload begins again.
  }
}

/** The kept values of this form and customer; undefined if there are none. */
export function readFormDraft(subject: string): DraftValues | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredDraft | null;
    return draft?.subject === subject && draft.token === session.token() ? draft.values : undefined;
  } catch {
    // The browser refuses storage, or something else wrote there.
    return undefined;
  }
}

/** Called when a form is left, so that it starts anew the next time. */
export function dropFormDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // The browser refuses storage: nothing was kept.
  }
}
