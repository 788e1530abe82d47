import { lazySheet } from '../components/lazyPart.js';
import { withWords } from '../components/onDemand.js';
import { chatHidden } from '../stores/preferences.js';
import { useIsSignedIn } from '../stores/session.js';
import { usePersisted } from '../stores/usePersisted.js';

const ChatPanel = lazySheet(
  async () =>
    (await withWords(import('../components/later.js').then((later) => later.loadChatPanel()))).ChatPanel,
);

/** The chat panel, from its first opening on; gone with the session. */
export function ChatHost() {
  const isOpen = !usePersisted(chatHidden);
  return useIsSignedIn() && <ChatPanel isOpen={isOpen} onClose={() => chatHidden.set(true)} />;
}
