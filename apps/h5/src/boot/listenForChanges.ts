import { nextTry } from '../state/nextTry.js';
import { session } from '../state/session.js';

let hasBegun = false;

/** Hears what changes on the server from the first sign-in on; visitors do not load what that takes. */
export function listenForChanges(): void {
  if (!session.isSignedIn()) {
    const stop = session.subscribe(() => {
      stop();
      listenForChanges();
    });
    return;
  }
  if (hasBegun) return;
  hasBegun = true;
  import('../queries/memberStream.js').then(
    ({ followMember }) => followMember(),
    async () => {
      await nextTry();
      hasBegun = false;
      listenForChanges();
    },
  );
}
