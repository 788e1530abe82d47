import { h5 } from '@fairlot/manifest';
import { createClient, type UnauthorizedEvent } from '@fairlot/api-client';
import { wantedLocale } from './language.js';
import { session } from './session.js';

let hearUnauthorized: ((event: UnauthorizedEvent) => void) | undefined;

/** The app's only client of the server. Rejects with `ApiError` only. */
export const api = createClient({
  baseUrl: `${h5.app.base}api/v1`,
  getToken: session.token,
  // Not the current language, because the first calls are sent before its messages have loaded.
  getLocale: wantedLocale,
  timeouts: h5.net,
  onUnauthorized: (event) => hearUnauthorized?.(event),
});

/**
 * Sets the handler of a lost session. The start sets it once, because only the start may show messages and end
 * sessions.
 */
export function onUnauthorized(listener: (event: UnauthorizedEvent) => void): void {
  hearUnauthorized = listener;
}
