import { h5 } from '@fairlot/manifest';
import { useState } from 'react';
import type { Contact } from './contact.js';

type Purpose = 'register' | 'reset';

const keyOf = (purpose: Purpose) => `${h5.app.id}.1.sentTo.${purpose}`;

/**
 * The address that a code was sent to; undefined before, null once the customer wants another. It is kept in this tab
 * while the code is valid, also over a reload, because phones drop a page while its customer reads the code in another
 * app. If it is not known how long the code is valid, a reload forgets the address.
 */
export function useSentTo(
  purpose: Purpose,
): [
  contact: Contact | null | undefined,
  keep: (contact: Contact, expiresIn: number | undefined) => void,
  forget: () => void,
] {
  const [contact, setContact] = useState<Contact | null | undefined>(() => read(purpose));
  return [
    contact,
    (next, expiresIn) => {
      if (expiresIn !== undefined) keep(purpose, next, Date.now() + expiresIn * 1000);
      setContact(next);
    },
    () => {
      forgetSentTo(purpose);
      setContact(null);
    },
  ];
}

function read(purpose: Purpose): Contact | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(purpose)) ?? '{}') as {
      untilMs?: number;
      contact?: Contact;
    };
    return Date.now() < (kept.untilMs ?? 0) ? kept.contact : undefined;
  } catch {
    // The browser refuses storage.
    return undefined;
  }
}

function keep(purpose: Purpose, contact: Contact, untilMs: number): void {
  try {
    sessionStorage.setItem(keyOf(purpose), JSON.stringify({ untilMs, contact }));
  } catch {
    // The browser refuses storage: a reload begins again.
  }
}

/** Forgets the address once its code was used. The page keeps what it shows until it is left. */
export function forgetSentTo(purpose: Purpose): void {
  try {
    sessionStorage.removeItem(keyOf(purpose));
  } catch {
    // The browser refuses storage: nothing was kept.
  }
}
