import { LoadingOverlay } from '@fairlot/ui-kit/loading';
import { ModalHost } from '@fairlot/ui-kit/modal';
import { Toaster } from '@fairlot/ui-kit/toast';
import { ChatHost } from './ChatHost.js';

/** Time on screen of a toast. */
const TOAST_MS = 2000;

/** What stands above every page: toasts, the loading sign, questions, the chat. `page`: whose questions they are. */
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
