import { useSyncExternalStore } from 'react';
import { createPersisted } from './persisted.js';

interface StoredSession {
  token: string | null;
  /** Whether the server ended the last session; its customer did not sign out. */
  wasEnded?: boolean;
}

/** Profile and balances are never stored: a shared phone must not show money, and stored figures are outdated. */
const stored = createPersisted<StoredSession>('session', (value) => {
  const { token, wasEnded } = (value ?? {}) as Partial<StoredSession>;
  return { token: typeof token === 'string' && token !== '' ? token : null, wasEnded: wasEnded === true };
});

let scopeOfToken: { token: string | null; scope: string } = { token: null, scope: 'guest' };
let sessionCount = 0;

/** The current session as the browser knows it: a token. */
export const session = {
  /** The bearer token, or null. */
  token: (): string | null => stored.get().token,
  isSignedIn: (): boolean => stored.get().token !== null,
  /** Calls `listener` after each sign-in and sign-out, in this tab or in another. */
  subscribe: stored.subscribe,
  /**
   * Starts a session. The guards of the shown page run again at once, so that the login page redirects to its `next`.
   */
  signIn: (token: string): void => stored.set({ token }),
  /** Ends the session in every tab. Prefer `useSignOut`, which also tells the server. */
  signOut: (): void => stored.set({ token: null }),
  /** Takes note, in every tab, that the server has ended the session. */
  end: (): void => stored.set({ token: null, wasEnded: true }),
  wasEnded: (): boolean => stored.get().wasEnded === true,
  /**
   * The first part of every query key: a name for this session, or `guest`. So another customer's data is never found
   * under a key of this one, and keys do not contain the token.
   */
  scope(): string {
    const token = session.token();
    if (token !== scopeOfToken.token) {
      scopeOfToken = { token, scope: token === null ? 'guest' : `session-${++sessionCount}` };
    }
    return scopeOfToken.scope;
  },
};

/** Whether someone is signed in; renders again when that changes. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(session.subscribe, session.isSignedIn);
}

/** The first part of query keys that belong to the signed-in customer: `useQuery({ queryKey: [scope, 'order', id] })`. */
export function useSessionScope(): string {
  return useSyncExternalStore(session.subscribe, session.scope);
}
