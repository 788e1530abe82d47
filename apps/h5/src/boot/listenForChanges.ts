import { loadAtLast } from '../state/nextTry.js';
import { session } from '../state/session.js';

/**
 * Follows whether the server answers, whether the device slept and, from the first sign-in on, what changes on the
 * server; visitors do not load the code for changes. Called once.
 */
export function listenForChanges(): void {
  void loadAtLast(() => import('../shell/afterFirstPage.js')).then(({ follow }) => follow());
  void signedIn().then(async () => {
    const { followMember } = await loadAtLast(() => import('../queries/memberStream.js'));
    followMember();
  });
}

function signedIn(): Promise<void> {
  return new Promise((resolve) => {
    if (session.isSignedIn()) return resolve();
    const stop = session.subscribe(() => {
      stop();
      resolve();
    });
  });
}
