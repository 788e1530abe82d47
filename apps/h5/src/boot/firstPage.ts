import { h5, resolvePage } from '@fairlot/manifest';
import { addressWithin } from '../engine/address.js';
import type { To } from '../engine/index.js';
import { fetchWords } from '../i18n/catalogue.js';
import type { Spoken } from '../i18n/index.js';
import { wantedLocale } from '../state/language.js';
import { session } from '../state/session.js';

/** The registry names every file of the app, so it is not part of the first load but fetched in parallel. */
export const loadRegistry = () => import('../pages.js');

/** About half of the pages need it. */
export const loadRefresher = async () => (await import('../shell/PageRefresher.js')).PageRefresher;

/**
 * Fetches the code and the messages of the page at the address while the start waits for its data; for a visitor whom
 * that page's guard redirects to login, those of login. The router loads the page in any case, and then finds them
 * cached.
 * @throws when they cannot be fetched
 */
export async function fetchFirstPage(): Promise<void> {
  const [address = '/'] = addressWithin(h5.app).split('?', 1);
  const asked = address === '/' ? h5.app.entry : address;
  if (!Object.hasOwn(h5.pages, asked)) return;
  const isGuarded = resolvePage(h5, asked as To).guards.includes('login') && !session.isSignedIn();
  const path = isGuarded ? h5.auth.login : (asked as To);
  const { pages } = await loadRegistry();
  const page: Spoken<unknown> | undefined = pages[path];
  if (page === undefined) return;
  await Promise.all([
    page.load(),
    fetchWords(wantedLocale(), page.words),
    resolvePage(h5, path).refresh === true && loadRefresher(),
  ]);
}
