import { Banner } from '@fairlot/ui-kit/banner';
import { describeError } from '../../components/describeError.js';
import { useT } from '../../i18n/index.js';
import type { SubmissionPhase } from './submission.js';

/** Says where a write stands when it is neither waiting to be sent nor done. Its region is there before its words. */
export function SubmissionNote({ phase }: { phase: SubmissionPhase<unknown> }) {
  const t = useT();
  return (
    <div role="status">
      {phase.at === 'checking' && <Banner tone="info">{t('orderTicket.checking')}</Banner>}
      {phase.at === 'unknown' && (
        <Banner tone="caution" title={t('orderTicket.notFound')}>
          {t('orderTicket.notFoundHint')}
        </Banner>
      )}
      {phase.at === 'refused' && (
        <Banner tone="critical" title={t('orderTicket.refused')}>
          {describeError(phase.error).join(' ')}
        </Banner>
      )}
    </div>
  );
}
