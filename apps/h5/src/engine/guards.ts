import type { Manifest, Path } from '@fairlot/manifest';
import { readReturnTarget, type Destination } from './destination.js';

/** Someone about to see a page. */
export interface Visit {
  path: Path;
  /** The address within the app, with its query: what `next` carries. */
  href: string;
  /** The query as text. */
  search: Readonly<Record<string, string>>;
  signedIn: boolean;
}

/** Lets a visit pass (undefined) or sends it elsewhere. Runs before the page's chunk loads; may wait for the server. */
export type Guard = (visit: Visit) => Destination | undefined | Promise<Destination | undefined>;

/** What the engine needs to know of the session: the rest is the app's. */
export interface EngineSession {
  /** An opaque id of the signed-in user; undefined for visitors. */
  current: () => string | undefined;
  /** Calls `listener` after each sign-in and sign-out. Returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** The guards every app has: `public` lets all pass, `login` wants a session, `guest` wants none. */
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
 * Asks the guards in order; the first that objects decides.
 * @throws {Error} for a name without a guard: a page must never open because of a spelling mistake
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
