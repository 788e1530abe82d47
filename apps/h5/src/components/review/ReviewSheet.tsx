import { isApiError, type ApiError } from '@fairlot/api-client';
import { Button } from '@fairlot/ui-kit/button';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { Suspense, useState, type ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import { useIsConnected } from '../../state/useIsConnected.js';
import { OfflineNote } from '../OfflineNote.js';
import { ActionNote } from './ActionNote.js';
import { isUnsettled, type MoneyAction } from './moneyActions.js';
import * as css from './Review.css.js';
import { lazyPart } from '../lazyPart.js';

/** Loaded separately: few actions need a payment password, and every review is waited for. */
const PayPasswordStep = lazyPart({
  load: async () => (await import('./PayPasswordStep.js')).PayPasswordStep,
  words: ['review'],
});

export interface ReviewSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The reviewed action, from `useMoneyAction`. */
  action: MoneyAction | undefined;
  /** The button's label: verb and amount. @example 'Withdraw $400.00' */
  verb: string;
  /** Called when the customer agrees. `payPassword`: '' if none is needed. */
  onConfirm: (payPassword: string) => void;
  /** Whether the payment password is asked for after the button, in the same sheet. @default false */
  needsPayPassword?: boolean;
  /** False while a consent inside is missing, or a figure is unknown. @default true */
  isReady?: boolean;
  /** Amount, price basis, fee, total, available before and after, settlement, risks, how to undo it. */
  children: ReactNode;
}

/**
 * The full cost before consent. The button names verb and amount; pressing it is the consent, and the outcome is
 * shown in the sheet. A refused action can be sent again; for an unknown outcome, the server can only be asked again.
 */
export function ReviewSheet(props: ReviewSheetProps) {
  const { isOpen, onClose, title, action, verb, onConfirm, children } = props;
  const { needsPayPassword = false, isReady = true } = props;
  const t = useT();
  const isConnected = useIsConnected();
  const phase = action?.phase;
  const refusal = phase?.at === 'refused' ? aboutPayPassword(phase.error) : undefined;
  const [step, setStep] = useState<'review' | 'payPassword'>('review');
  const [seen, setSeen] = useState({ phase, isOpen });
  if (seen.phase !== phase || seen.isOpen !== isOpen) {
    setSeen({ phase, isOpen });
    // Other refusals, and an unknown outcome, are shown with the figures.
    if (!isOpen || phase?.at === 'unknown' || (phase?.at === 'refused' && refusal === undefined))
      setStep('review');
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
          <OfflineNote
            words={isUnderWay ? '' : t(phase?.at === 'unknown' ? 'review.offlineUnknown' : 'review.offline')}
          />
          {(!isAsking || refusal === undefined) && <ActionNote action={action} hasAction={false} />}
          {!isAsking && (
            <Button
              size="large"
              fullWidth
              busy={isUnderWay}
              disabled={!isConnected || (!isReady && phase?.at !== 'unknown')}
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
              isBusy={isUnsettled(action)}
              isOff={!isConnected}
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

/** A refusal that concerns the payment password; undefined for any other. */
function aboutPayPassword(error: unknown): ApiError | undefined {
  return isApiError(error, 'pay_password_incorrect', 'pay_password_locked', 'pay_password_not_set')
    ? error
    : undefined;
}

/** What to know before agreeing: settlement, risks, how to undo it. */
export function ReviewNotes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={css.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
