import { nextTry } from '../state/nextTry.js';
import { session } from '../state/session.js';

let hasBegun = false;

/** Listens for changes on the server after the first sign-in; visitors do not load the code for it. */
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
