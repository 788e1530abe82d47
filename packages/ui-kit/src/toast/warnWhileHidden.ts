import { warnOnce } from '../checks/warnOnce.js';

/** Longer than a product takes to load the code that mounts its `Toaster`. */
const HOST_WAIT_MS = 10_000;

/** Warns later of a toast that nothing shows then. Called in development only. */
export function warnWhileHidden(isHidden: () => boolean): void {
  setTimeout(() => {
    if (!isHidden()) return;
    warnOnce(
      'toast(): nothing shows it.',
      'It waits, and the customer does not see it.',
      'Mount <Toaster /> of @fairlot/ui-kit/toast once, inside the themed root.',
    );
  }, HOST_WAIT_MS);
}
