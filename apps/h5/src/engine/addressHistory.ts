import type { Manifest } from '@fairlot/manifest';
import { createBrowserHistory, parseHref, type HistoryLocation, type RouterHistory } from '@tanstack/history';

/**
 * History of addresses within the app, which begin with `/` whatever stands before them: behind `#`, or below the app's
 * base. The library's own hash history appends `location.search` to the route, so that `/?utm=1#/quote?symbol=AAPL` reads
 * as symbol "AAPL?utm=1"; here only the hash counts, and the rest stays as it is.
 */
export function createAddressHistory({ router, base }: Manifest['app']): RouterHistory {
  const { location } = window;
  const read = () =>
    router === 'hash'
      ? location.hash.slice(1)
      : `/${location.pathname.slice(base.length)}${location.search}${location.hash}`;
  return createBrowserHistory({
    parseLocation: () => parseHref(read() || '/', window.history.state as HistoryLocation['state']),
    createHref: (href) =>
      router === 'hash' ? `${location.pathname}${location.search}#${href}` : base + href.slice(1),
  });
}
