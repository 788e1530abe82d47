import type { Manifest } from '@fairlot/manifest';
import { createBrowserHistory, parseHref, type HistoryLocation, type RouterHistory } from '@tanstack/history';
import { addressWithin } from './address.js';

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
