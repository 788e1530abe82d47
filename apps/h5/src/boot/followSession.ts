import { getLanguage, setLocale } from '../i18n/index.js';
import { onUnauthorized } from '../state/client.js';
import { wantedLocale } from '../state/language.js';
import { accountStrips, chosenLanguage, recentSearches } from '../state/preferences.js';
import { queryClient } from '../queries/queryClient.js';
import { session } from '../state/session.js';
import { showToast } from '../components/showToast.js';

/** Drops what belonged to the customer who was signed in; what everyone may see stays, and how this device is set up. */
function forgetPrivateFacts(): void {
  const isPrivate = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'public',
  };
  void queryClient.cancelQueries(isPrivate);
  queryClient.removeQueries(isPrivate);
  // What was sent, passwords among it.
  queryClient.getMutationCache().clear();
  if (session.isSignedIn()) return;
  recentSearches.set([]);
  accountStrips.set(['plain']);
}

/** Sets the chosen language, whichever tab chose it, and refetches the texts that the server translates. */
async function takeUpLanguage(): Promise<void> {
  const locale = wantedLocale();
  try {
    if (locale !== getLanguage().locale) await setLocale(locale);
  } catch {
    // The language stays as it is; the tab in which it was chosen has told the customer.
    return;
  }
  void queryClient.invalidateQueries();
}

/**
 * Keeps the app in step with the session and the language, whichever tab changed them. Call before the app is made: the
 * facts of the last customer must be gone before the guards let the next one in.
 */
export function followSession(): void {
  session.subscribe(forgetPrivateFacts);

  onUnauthorized(({ hadToken }) => {
    const { t } = getLanguage();
    // The guards run when the session ends: a page that needs one yields to the login page, which leads back to it.
    if (hadToken) session.signOut();
    showToast(t(hadToken ? 'app.session.expired' : 'app.session.needed'), { tone: 'error', id: 'session' });
  });

  chosenLanguage.subscribe(() => void takeUpLanguage());
}
