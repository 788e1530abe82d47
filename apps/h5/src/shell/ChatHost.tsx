import { lazy, Suspense, useState } from 'react';
import { withWords } from '../components/onDemand.js';
import { chatHidden } from '../stores/preferences.js';
import { useIsSignedIn } from '../stores/session.js';
import { usePersisted } from '../stores/usePersisted.js';

const ChatPanel = lazy(async () => ({
  default: (await withWords(import('../components/later.js').then((later) => later.loadChatPanel())))
    .ChatPanel,
}));

/** The chat panel, from its first opening on; gone with the session. */
export function ChatHost() {
  const isOpen = !usePersisted(chatHidden);
  const isSignedIn = useIsSignedIn();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!isSignedIn || !wasOpened) return null;
  return (
    <Suspense>
      <ChatPanel />
    </Suspense>
  );
}
