import { h5 } from '@fairlot/manifest';
import { session } from './session.js';

/** What was typed in this tab: texts by field. */
export type DraftValues = Readonly<Record<string, string>>;

/** Where it was typed: in the form of the page, or in the message to support, which may lie above the page. */
export type DraftPlace = 'form' | 'message';

interface StoredDraft {
  /** The session's token, so that nobody else finds it. */
  readonly token: string | null;
  /** What the texts belong to, such as the page with its parameters. */
  readonly subject: string;
  readonly values: DraftValues;
}

/** In the tab's storage, which ends with the tab. A tab has one page and one message, so there is one draft of each. */
const keyOf = (place: DraftPlace) => `${h5.app.id}.1.draft.${place}`;

/** Keeps the values over a reload. Never pass a password, a code or a consent. */
export function keepDraft(place: DraftPlace, subject: string, values: DraftValues): void {
  const draft: StoredDraft = { token: session.token(), subject, values };
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // The browser refuses storage: a reload begins again.
  }
}

/** The kept values of this subject and customer; undefined if there are none. */
export function readDraft(place: DraftPlace, subject: string): DraftValues | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as StoredDraft | null;
    return draft?.subject === subject && draft.token === session.token() ? draft.values : undefined;
  } catch {
    // The browser refuses storage, or something else wrote there.
    return undefined;
  }
}

/** Called when a form is left or a message is sent, so that it starts anew the next time. */
export function dropDraft(place: DraftPlace): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // The browser refuses storage: nothing was kept.
  }
}
