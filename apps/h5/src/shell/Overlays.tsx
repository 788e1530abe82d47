import { LoadingOverlay } from '@fairlot/ui-kit/loading';
import { Toaster } from '@fairlot/ui-kit/toast';
import { Suspense } from 'react';
import { quietPart, lazySheet } from '../components/lazyPart.js';
import { firstTouch } from '../state/firstTouch.js';
import { session, useIsSignedIn } from '../state/session.js';
import { chatHidden } from '../state/preferences.js';
import { usePersisted } from '../state/usePersisted.js';

/** Time on screen of a toast. */
const TOAST_MS = 2000;

/**
 * A dialog weighs more than all other layers, and a visitor is asked nothing before they do something. A customer's
 * questions are loaded beforehand, for when there is no network.
 */
const Questions = quietPart({
  load: async () => {
    if (!session.isSignedIn()) await firstTouch();
    return (await import('./questions.js')).ModalHost;
  },
  words: [],
});

/**
 * The layers above every page: toasts, the loading indicator, questions, the chat. `page`: the scope of its
 * questions.
 */
export function Overlays({ page }: { page: string | undefined }) {
  return (
    <>
      <Toaster durationMs={TOAST_MS} />
      <LoadingOverlay />
      <Suspense>
        <Questions scope={page} />
      </Suspense>
      <ChatHost />
    </>
  );
}

const ChatPanel = lazySheet({
  load: async () => (await import('./ChatPanel.js')).ChatPanel,
  words: ['support'],
});

/** The chat panel, mounted from its first opening until the session ends. */
function ChatHost() {
  const isOpen = !usePersisted(chatHidden);
  return useIsSignedIn() && <ChatPanel isOpen={isOpen} onClose={() => chatHidden.set(true)} />;
}
