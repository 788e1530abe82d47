import { h5 } from '@fairlot/manifest';
import { createClient, type UnauthorizedEvent } from '@fairlot/api-client';
import { wantedLocale } from './language.js';
import { session } from './session.js';

let hearUnauthorized: ((event: UnauthorizedEvent) => void) | undefined;

/** The app's one way to the server. Rejects with `ApiError` only. */
export const api = createClient({
  baseUrl: `${h5.app.base}api/v1`,
  getToken: session.token,
  // Not the current language: the first calls leave before its words have come.
  getLocale: wantedLocale,
  waits: h5.net,
  onUnauthorized: (event) => hearUnauthorized?.(event),
});

/** Who acts on a lost session: the boot, once. It comes from there because only it may show messages and end sessions. */
export function onUnauthorized(listener: (event: UnauthorizedEvent) => void): void {
  hearUnauthorized = listener;
}
