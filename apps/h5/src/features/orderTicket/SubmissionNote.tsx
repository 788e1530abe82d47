import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { describeError } from '../../components/describeError.js';
import { useT } from '../../i18n/index.js';
import type { SentTicket } from './ticketSubmissions.js';

export interface SubmissionNoteProps {
  ticket: SentTicket | undefined;
  /** False where the button beside it asks again. @default true */
  hasAction?: boolean;
}

/**
 * Says where the last write stands while it is neither answered nor laid aside. It shows on the ticket as well as in
 * its sheet, because the sheet may be closed over an open question. Its region is there before its words.
 */
export function SubmissionNote({ ticket, hasAction = true }: SubmissionNoteProps) {
  const t = useT();
  const phase = ticket?.phase;
  return (
    <div role="status">
      {phase?.at === 'checking' && (
        <Banner tone="info" title={t('orderTicket.checking')}>
          {ticket?.write.label}
        </Banner>
      )}
      {phase?.at === 'unknown' && (
        <Banner
          tone="caution"
          title={t('orderTicket.notKnown')}
          action={
            hasAction && (
              <Button variant="secondary" size="small" onClick={ticket?.askAgain}>
                {t('orderTicket.checkAgain')}
              </Button>
            )
          }
        >
          {t('orderTicket.notKnownHint', { order: ticket?.write.label ?? '' })}
        </Banner>
      )}
      {phase?.at === 'refused' && (
        <Banner tone="critical" title={t('orderTicket.refused')}>
          {describeError(phase.error).join(' ')}
        </Banner>
      )}
    </div>
  );
}
