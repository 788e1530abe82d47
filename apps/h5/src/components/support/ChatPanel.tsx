import { Sheet } from '@fairlot/ui-kit/sheet';
import { useT } from '../../i18n/index.js';
import { chatHidden } from '../../stores/preferences.js';
import { usePersisted } from '../../stores/usePersisted.js';
import { SupportThread } from './SupportThread.js';

/** Support over whatever page is shown. Whether it is open is known to all of the app. */
export function ChatPanel() {
  const t = useT();
  const isHidden = usePersisted(chatHidden);
  return (
    <Sheet open={!isHidden} size="full" title={t('support.title')} onOpenChange={() => chatHidden.set(true)}>
      <SupportThread />
    </Sheet>
  );
}
