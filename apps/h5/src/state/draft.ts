import { h5 } from '@fairlot/manifest';
import { createListeners } from './listeners.js';
import { session } from './session.js';

/** What was typed in this tab: texts by field. */
export type DraftValues = Readonly<Record<string, string>>;

/**
 * Where it was typed: in the form of the page, in the message to support, which may lie above the page, or in the
 * address of a visitor who is about to sign in.
 */
export type DraftPlace = 'form' | 'message' | 'contact';

interface StoredDraft {
  /**
   * The session's token, so that nobody else finds it. Once the server has ended the session, the customer's id until
   * that customer signs in again.
   */
  readonly owner: string | null;
  /** What the texts belong to, such as the page with its parameters. */
  readonly subject: string;
  readonly values: DraftValues;
}

/** In the tab's storage, which ends with the tab. A tab has one of each place, so there is one draft of each. */
const keyOf = (place: DraftPlace) => `${h5.app.id}.1.draft.${place}`;

const passings = createListeners();

function read(place: DraftPlace): StoredDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as StoredDraft | null;
  } catch {
    // The browser refuses storage, or something else wrote there.
    return null;
  }
}

function write(place: DraftPlace, draft: StoredDraft): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // The browser refuses storage: a reload begins again.
  }
}

function remove(place: DraftPlace): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // The browser refuses storage: nothing was kept.
  }
}

/** Keeps the values over a reload. Never pass a password, a code or a consent. */
export function keepDraft(place: DraftPlace, subject: string, values: DraftValues): void {
  write(place, { owner: session.token(), subject, values });
}

/** What this customer last typed there, and what it belongs to; undefined for nothing. */
export function readDraft(place: DraftPlace): Pick<StoredDraft, 'subject' | 'values'> | undefined {
  const draft = read(place);
  return draft !== null && draft.owner === session.token() ? draft : undefined;
}

/**
 * Called when a form is left or a message is sent, so that it starts anew the next time. A draft that waits for its
 * customer stays.
 */
export function dropDraft(place: DraftPlace): void {
  if (read(place)?.owner === session.token()) remove(place);
}

/**
 * Gives the drafts of an owner to the next one, and deletes those of all others. An owner is a session's token or a
 * customer's id. Without `from`, nothing is left but what `to` has. Only that removes the address: it belongs to no
 * customer yet.
 */
export function passDrafts(from: string | undefined, to: string | null): void {
  if (from === undefined) remove('contact');
  for (const place of ['form', 'message'] as const) {
    const draft = read(place);
    if (draft === null || draft.owner === to) continue;
    if (draft.owner === from) write(place, { ...draft, owner: to });
    else remove(place);
  }
  passings.notify();
}

/** Calls `listener` after drafts were given to another owner. Returns the function that stops it. */
export const onDraftsPassed = passings.subscribe;
