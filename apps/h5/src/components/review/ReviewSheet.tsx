import { isApiError, type ApiError } from '@fairlot/api-client';
import { Button } from '@fairlot/ui-kit/button';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { Suspense, useState, type ReactNode } from 'react';
import { Banner } from '@fairlot/ui-kit/banner';
import { useT } from '../../i18n/index.js';
import { useIsOnline } from '../../state/useIsOnline.js';
import { ActionNote } from './ActionNote.js';
import { isUnsettled, type MoneyAction } from './moneyActions.js';
import * as css from './Review.css.js';
import { lazyPart } from '../lazyPart.js';

/** Few actions want a payment password, and every review is waited for. */
const PayPasswordStep = lazyPart({
  load: async () => (await import('./PayPasswordStep.js')).PayPasswordStep,
  words: ['review'],
});

export interface ReviewSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What is being reviewed, of `useMoneyAction`. */
  action: MoneyAction | undefined;
  /** What the button says: verb and amount. @example 'Withdraw $400.00' */
  verb: string;
  /** The customer agrees: send it. `payPassword`: '' where none is needed. */
  onConfirm: (payPassword: string) => void;
  /** Asks for the payment password after the button, in the same sheet. @default false */
  needsPayPassword?: boolean;
  /** False while a consent inside is missing, or a figure is not known. @default true */
  isReady?: boolean;
  /** Amount, price basis, fee, total, available before and after, when it settles, what can go wrong, how to undo it. */
  children: ReactNode;
}

/**
 * Every cost before consent. The button carries verb and amount: pressing it is the consent, and what came of it is said
 * right there. A refused action can be sent again; one whose outcome is not known can only be asked about.
 */
export function ReviewSheet(props: ReviewSheetProps) {
  const { isOpen, onClose, title, action, verb, onConfirm, children } = props;
  const { needsPayPassword = false, isReady = true } = props;
  const t = useT();
  const isOnline = useIsOnline();
  const phase = action?.phase;
  const refusal = phase?.at === 'refused' ? aboutPayPassword(phase.error) : undefined;
  const [step, setStep] = useState<'review' | 'payPassword'>('review');
  const [seen, setSeen] = useState({ phase, isOpen });
  if (seen.phase !== phase || seen.isOpen !== isOpen) {
    setSeen({ phase, isOpen });
    // A refusal for another reason is answered where the figures are.
    if (!isOpen || (phase?.at === 'refused' && refusal === undefined)) setStep('review');
  }
  const isAsking = step === 'payPassword';
  const isUnderWay = isUnsettled(action) && phase?.at !== 'unknown';
  const primary = () => {
    if (phase?.at === 'unknown') action?.askAgain();
    else if (needsPayPassword) setStep('payPassword');
    else onConfirm('');
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      dismissible={phase?.at !== 'sending'}
      title={isAsking ? t('review.payPassword.title') : title}
      footer={
        <div className={css.footer}>
          <div role="status">{!isOnline && <Banner tone="caution">{t('review.offline')}</Banner>}</div>
          {(!isAsking || refusal === undefined) && <ActionNote action={action} hasAction={false} />}
          {(!isAsking || phase?.at === 'unknown') && (
            <Button
              size="large"
              fullWidth
              busy={isUnderWay}
              disabled={!isOnline || (!isReady && phase?.at !== 'unknown')}
              onClick={primary}
            >
              {phase?.at === 'unknown' ? t('review.checkAgain') : verb}
            </Button>
          )}
          {isAsking && !isUnsettled(action) && (
            <Button variant="quiet" fullWidth onClick={() => setStep('review')}>
              {t('review.payPassword.back')}
            </Button>
          )}
        </div>
      }
    >
      <div className={css.body}>
        {isAsking ? (
          <Suspense>
            <PayPasswordStep
              verb={verb}
              isBusy={isUnsettled(action) || !isOnline}
              refusal={refusal}
              onComplete={onConfirm}
            />
          </Suspense>
        ) : (
          children
        )}
      </div>
    </Sheet>
  );
}

/** A refusal that is said beside the pad; undefined for any other. */
function aboutPayPassword(error: unknown): ApiError | undefined {
  return isApiError(error, 'pay_password_incorrect', 'pay_password_locked', 'pay_password_not_set')
    ? error
    : undefined;
}

/** What to know before agreeing: when it settles, what can go wrong, how it can be undone. */
export function ReviewNotes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={css.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
