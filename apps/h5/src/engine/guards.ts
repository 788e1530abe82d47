import type { Manifest, Path } from '@fairlot/manifest';
import { readReturnTarget, type Destination } from './destination.js';

/** A user about to see a page. */
export interface Visit {
  path: Path;
  /** The address within the app, with its query, for `next`. */
  href: string;
  /** The query parameters as text. */
  search: Readonly<Record<string, string>>;
  signedIn: boolean;
}

/** Admits a visit (undefined) or redirects it. It runs before the page's chunk loads and may wait for the server. */
export type Guard = (visit: Visit) => Destination | undefined | Promise<Destination | undefined>;

/** What the engine needs from the session. */
export interface EngineSession {
  /** The opaque id of the signed-in user; undefined for visitors. */
  current: () => string | undefined;
  /** Calls `listener` after each sign-in and sign-out. Returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** The engine's guards: `public` admits everyone, `login` requires a session, `guest` requires none. */
export function builtInGuards(manifest: Manifest): Record<'public' | 'login' | 'guest', Guard> {
  const { login, afterLogin } = manifest.auth;
  return {
    public: () => undefined,
    login: ({ signedIn, href }) => (signedIn ? undefined : { to: login, search: { next: href } }),
    guest: ({ signedIn, search }) =>
      signedIn ? (readReturnTarget(manifest, search['next']) ?? { to: afterLogin, search: {} }) : undefined,
  };
}

/**
 * Asks the guards in order; the first redirect wins.
 * @throws {Error} for an unknown guard, because a page must never open due to a misspelling
 */
export async function askGuards(
  names: readonly string[],
  guards: Readonly<Record<string, Guard>>,
  visit: Visit,
): Promise<Destination | undefined> {
  if (names.length === 0) throw new Error(`${visit.path} has no guard`);
  for (const name of names) {
    const guard = guards[name];
    if (guard === undefined) throw new Error(`${visit.path} asks for the unknown guard "${name}"`);
    const elsewhere = await guard(visit);
    if (elsewhere !== undefined) return elsewhere;
  }
  return undefined;
}
