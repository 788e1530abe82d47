import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { useT } from '../../i18n/index.js';
import { describeError } from '../describeError.js';
import { FailureBanner } from '../FailureBanner.js';
import { OfflineNote } from '../OfflineNote.js';
import type { MoneyAction } from './moneyActions.js';

export interface ActionNoteProps {
  action: MoneyAction | undefined;
  /** False if the button beside it asks the server again. @default true */
  hasAction?: boolean;
}

/**
 * The state of a money action that is neither settled nor dismissed. It is shown on the form as well as in its sheet,
 * because the sheet may be closed while the outcome is unknown. The form's also says that there is no connection. Its
 * live region is rendered before its text.
 */
export function ActionNote({ action, hasAction = true }: ActionNoteProps) {
  const t = useT();
  const phase = action?.phase;
  return (
    <>
      {hasAction && <OfflineNote />}
      <div role="status">
        {phase?.at === 'checking' && (
          <Banner tone="info" title={t('review.checking')}>
            {action?.label}
          </Banner>
        )}
        {phase?.at === 'unknown' && (
          <Banner
            tone="caution"
            title={t('review.notKnown')}
            action={
              hasAction && (
                <Button variant="secondary" size="small" onClick={action?.askAgain}>
                  {t('review.checkAgain')}
                </Button>
              )
            }
          >
            {t('review.notKnownHint', { action: action?.label ?? '' })}
          </Banner>
        )}
        {phase?.at === 'refused' && (
          <FailureBanner
            title={t('review.refused')}
            failure={phase.error}
            words={describeError(phase.error).join(' ')}
          />
        )}
      </div>
    </>
  );
}
