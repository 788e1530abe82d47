import { getLanguage, setLocale } from '../i18n/index.js';
import { onUnauthorized } from '../state/client.js';
import { wantedLocale } from '../state/language.js';
import { passDrafts } from '../state/draft.js';
import { accountStrips, chosenLanguage, recentSearches } from '../state/preferences.js';
import { queryClient } from '../queries/queryClient.js';
import { profileQuery } from '../queries/referenceQueries.js';
import { session } from '../state/session.js';
import { showToast } from '../components/showToast.js';

/** Removes the data of the customer who was signed in. Public data and the device's settings stay. */
function forgetPrivateFacts(): void {
  const isPrivate = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'public',
  };
  void queryClient.cancelQueries(isPrivate);
  queryClient.removeQueries(isPrivate);
  // Sent data, including passwords.
  queryClient.getMutationCache().clear();
  if (session.isSignedIn()) return;
  recentSearches.set([]);
  accountStrips.set(['plain']);
}

/**
 * What was typed outlives a session that the server ended, for its customer, who is sent to the login and returns. A
 * customer who signs out leaves nothing.
 */
async function passOn(lastToken: string | null, customer: string | undefined): Promise<void> {
  const token = session.token();
  if (token === null) {
    if (lastToken === null) return;
    if (session.wasEnded() && customer !== undefined) passDrafts(lastToken, customer);
    else passDrafts(undefined, null);
    return;
  }
  // Without an answer the drafts wait for the next sign-in.
  const profile = await queryClient.ensureQueryData(profileQuery()).catch(() => undefined);
  if (profile !== undefined && session.token() === token) passDrafts(profile.id, token);
}

/** Applies the chosen language, chosen in any tab, and refetches the texts that the server translates. */
async function takeUpLanguage(): Promise<void> {
  const locale = wantedLocale();
  try {
    if (locale !== getLanguage().locale) await setLocale(locale);
  } catch {
    // The language stays; the tab in which it was chosen has told the customer.
    return;
  }
  // Without a network a refetch could only fail; its return refetches everything.
  void queryClient.invalidateQueries({ refetchType: navigator.onLine ? 'active' : 'none' });
}

/**
 * Keeps the app in step with the session and the language, which any tab may change. Call it before the app is
 * created: the last customer's data must be removed before the guards admit the next one.
 */
export function followSession(): void {
  let [token, scope] = [session.token(), session.scope()];
  session.subscribe(() => {
    const [lastToken, customer] = [token, queryClient.getQueryData(profileQuery(scope).queryKey)?.id];
    [token, scope] = [session.token(), session.scope()];
    forgetPrivateFacts();
    void passOn(lastToken, customer);
  });

  onUnauthorized(({ hadToken }) => {
    const { t } = getLanguage();
    // The guards run when the session ends: a page that requires one redirects to login, which returns to it.
    if (hadToken) session.end();
    showToast(t(hadToken ? 'app.session.expired' : 'app.session.needed'), {
      tone: 'error',
      id: 'session',
    });
  });

  chosenLanguage.subscribe(() => void takeUpLanguage());
}
