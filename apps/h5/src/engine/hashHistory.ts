import { createBrowserHistory, parseHref, type HistoryLocation, type RouterHistory } from '@tanstack/history';

/**
 * History in the part after `#`. The library's own hash history appends `location.search` to the route, so that
 * `/?utm=1#/quote?symbol=AAPL` reads as symbol "AAPL?utm=1"; here only the hash counts, and the rest stays as it is.
 */
export function createHashHistory(): RouterHistory {
  return createBrowserHistory({
    parseLocation: () =>
      parseHref(window.location.hash.slice(1) || '/', window.history.state as HistoryLocation['state']),
    createHref: (href) => `${window.location.pathname}${window.location.search}#${href}`,
  });
}
