import { Sheet } from '@fairlot/ui-kit/sheet';
import { useT } from '../i18n/index.js';
import type { Openable } from '../components/lazyPart.js';
import { panel } from '../components/support/Support.css.js';
import { SupportThread } from '../components/support/SupportThread.js';

/** Support over any page. */
export function ChatPanel({ isOpen, onClose }: Openable) {
  const t = useT();
  return (
    <Sheet open={isOpen} size="full" title={t('manifest.support')} onOpenChange={onClose}>
      <div className={panel}>
        <SupportThread />
      </div>
    </Sheet>
  );
}
