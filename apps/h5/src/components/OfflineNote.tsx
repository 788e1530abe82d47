import { Banner } from '@fairlot/ui-kit/banner';
import { useT } from '../i18n/index.js';
import * as css from './OfflineNote.css.js';
import { useIsConnected } from '../state/useIsConnected.js';

/**
 * Beside the button of a form, while the server cannot be reached: nothing can be sent, and what was typed stays. Its
 * live region is rendered before its text.
 */
export function OfflineNote() {
  const t = useT();
  const isConnected = useIsConnected();
  return (
    <div role="status" className={css.region}>
      {!isConnected && <Banner tone="caution">{t('app.form.offline')}</Banner>}
    </div>
  );
}
