import { Banner } from '@fairlot/ui-kit/banner';
import { useT } from '../i18n/index.js';
import * as css from './OfflineNote.css.js';
import { useIsConnected } from '../state/useIsConnected.js';

export interface OfflineNoteProps {
  /** What this means here; nothing is shown for ''. @default that nothing can be sent, and what was typed stays */
  words?: string;
}

/** Beside a button, while the server cannot be reached. Its live region is rendered before its text. */
export function OfflineNote({ words }: OfflineNoteProps) {
  const t = useT();
  const text = words ?? t('app.form.offline');
  const isConnected = useIsConnected();
  return (
    <div role="status" className={css.region}>
      {!isConnected && text !== '' && <Banner tone="caution">{text}</Banner>}
    </div>
  );
}
