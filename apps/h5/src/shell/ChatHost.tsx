import { lazySheet } from '../components/lazyPart.js';
import { chatHidden } from '../state/preferences.js';
import { useIsSignedIn } from '../state/session.js';
import { usePersisted } from '../state/usePersisted.js';

const ChatPanel = lazySheet({
  load: async () => (await import('./ChatPanel.js')).ChatPanel,
  words: ['support'],
});

/** The chat panel, mounted from its first opening until the session ends. */
export function ChatHost() {
  const isOpen = !usePersisted(chatHidden);
  return useIsSignedIn() && <ChatPanel isOpen={isOpen} onClose={() => chatHidden.set(true)} />;
}
