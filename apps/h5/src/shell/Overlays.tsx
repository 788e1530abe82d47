import { LoadingOverlay } from '@fairlot/ui-kit/loading';
import { ModalHost } from '@fairlot/ui-kit/modal';
import { Toaster } from '@fairlot/ui-kit/toast';
import { ChatHost } from './ChatHost.js';

/** Time on screen of a toast. */
const TOAST_MS = 2000;

/**
 * The layers above every page: toasts, the loading indicator, questions, the chat. `page`: the scope of its
 * questions.
 */
export function Overlays({ page }: { page: string | undefined }) {
  return (
    <>
      <Toaster durationMs={TOAST_MS} />
      <LoadingOverlay />
      <ModalHost scope={page} />
      <ChatHost />
    </>
  );
}
