import { resolvePage, type Manifest, type Path } from '@fairlot/manifest';
import { parseSearch } from './searchCodec.js';

/** A page of the app with its query parameters, as a redirect's target. */
export interface Destination {
  to: Path;
  search: Record<string, string>;
}

/**
 * Reads a return target from a URL, which anyone can write. It accepts only a declared page that is neither a
 * redirect nor for guests. The lookup is by exact path, so another origin, a script or an encoded path matches
 * nothing. Returns undefined for everything else.
 */
export function readReturnTarget(manifest: Manifest, next: unknown): Destination | undefined {
  if (typeof next !== 'string') return undefined;
  const [path = '', query = ''] = next.split('?', 2);
  if (!Object.hasOwn(manifest.pages, path)) return undefined;
  const page = resolvePage(manifest, path as Path);
  if (page.redirectTo !== undefined || page.guards.includes('guest')) return undefined;
  return { to: page.path, search: parseSearch(query.split('#', 1)[0] ?? '') };
}
