import { Banner } from '@fairlot/ui-kit/banner';
import { useTimeText } from '../../components/useTimeText.js';
import { useT } from '../../i18n/index.js';
import type { PayeeChoice } from './withdrawSubject.js';

interface PayeeNotesProps {
  payee: PayeeChoice;
  currency: string;
  /** Whether the payee was added too recently. */
  isWaiting: boolean;
}

/** What is special about a payee: it takes no money yet, or it has taken none so far. */
export function PayeeNotes({ payee, currency, isWaiting }: PayeeNotesProps) {
  const t = useT();
  const timeText = useTimeText();
  return (
    <>
      {isWaiting && (
        <Banner tone="caution" title={t('withdraw.cooling.title')}>
          {t('withdraw.cooling.text', { time: timeText(payee.usableAt) })}
        </Banner>
      )}
      {payee.isNew && (
        <Banner tone="caution" title={t('withdraw.firstUse.title')}>
          {t('withdraw.firstUse.text', { network: payee.network ?? '', currency })}
        </Banner>
      )}
    </>
  );
}
