import { h5 } from '@fairlot/manifest';
import { useState } from 'react';
import type { Contact } from './contact.js';

/** As long as a code is valid. */
const KEPT_MS = 600_000;

type Purpose = 'register' | 'reset';

const keyOf = (purpose: Purpose) => `${h5.app.id}.1.sentTo.${purpose}`;

/**
 * The address that a code was sent to, undefined before. It outlives a reload, because phones drop a page while its
 * customer reads the code in another app; it stays in this tab, and no longer than the code is valid.
 */
export function useSentTo(
  purpose: Purpose,
): [contact: Contact | undefined, set: (contact: Contact | undefined) => void] {
  const [contact, setContact] = useState(() => read(purpose));
  const set = (next: Contact | undefined) => {
    if (next === undefined) forgetSentTo(purpose);
    else keep(purpose, next);
    setContact(next);
  };
  return [contact, set];
}

function read(purpose: Purpose): Contact | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(purpose)) ?? '{}') as {
      at?: number;
      contact?: Contact;
    };
    return Date.now() - (kept.at ?? 0) < KEPT_MS ? kept.contact : undefined;
  } catch {
    // The browser refuses storage.
    return undefined;
  }
}

function keep(purpose: Purpose, contact: Contact): void {
  try {
    sessionStorage.setItem(keyOf(purpose), JSON.stringify({ at: Date.now(), contact }));
  } catch {
    // The browser refuses storage: a reload begins again.
  }
}

/** Once the code was used. The page keeps what it shows until it is left. */
export function forgetSentTo(purpose: Purpose): void {
  try {
    sessionStorage.removeItem(keyOf(purpose));
  } catch {
    // The browser refuses storage: nothing was kept.
  }
}
