import type { Manifest } from '@fairlot/manifest';
import { createBrowserHistory, parseHref, type HistoryLocation, type RouterHistory } from '@tanstack/history';

/** The address within the app: a path that begins with `/`, and its query; `/` where there is none. */
export function addressWithin({ router, base }: Manifest['app']): string {
  const { hash, pathname, search } = window.location;
  return (router === 'hash' ? hash.slice(1) : `/${pathname.slice(base.length)}${search}${hash}`) || '/';
}

/**
 * History of addresses within the app, which begin with `/` whatever stands before them: behind `#`, or below the app's
 * base. The library's own hash history appends `location.search` to the route, so that `/?utm=1#/quote?symbol=AAPL` reads
 * as symbol "AAPL?utm=1"; here only the hash counts, and the rest stays as it is.
 */
export function createAddressHistory(app: Manifest['app']): RouterHistory {
  const { router, base } = app;
  const { location } = window;
  return createBrowserHistory({
    parseLocation: () => parseHref(addressWithin(app), window.history.state as HistoryLocation['state']),
    createHref: (href) =>
      router === 'hash' ? `${location.pathname}${location.search}#${href}` : base + href.slice(1),
  });
}
