import type { Manifest } from '@fairlot/manifest';
import { createBrowserHistory, parseHref, type HistoryLocation, type RouterHistory } from '@tanstack/history';
import { addressWithin } from './address.js';

/**
 * A history of addresses within the app, which start with `/`, whether they follow `#` or the app's base. The
 * library's own hash history appends `location.search` to the route, so that `/?utm=1#/quote?symbol=AAPL` reads as
 * symbol "AAPL?utm=1". Here only the hash counts, and the rest of the URL stays.
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
