import type { Manifest } from '@fairlot/manifest';

/** The address within the app: a path that starts with `/`, and its query; `/` if there is none. */
export function addressWithin({ router, base }: Manifest['app']): string {
  const { hash, pathname, search } = window.location;
  return (router === 'hash' ? hash.slice(1) : `/${pathname.slice(base.length)}${search}${hash}`) || '/';
}
