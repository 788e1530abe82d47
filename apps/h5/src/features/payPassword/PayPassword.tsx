import { toast } from '@fairlot/ui-kit/toast';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError, type Schemas } from '@fairlot/api-client';
import { payPasswordChoice } from '@fairlot/forms/auth';
import { isEasyPin } from '@fairlot/money';
import { Button } from '@fairlot/ui-kit/button';
import { PayPasswordPad } from '@fairlot/ui-kit/pay-password-pad';
import { useState } from 'react';
import { form, lead } from '../../components/identity/Identity.css.js';
import { PageHeading } from '../../components/PageHeading.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { useReturn, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { profileQuery, useProfile } from '../../queries/referenceQueries.js';
import { describeError } from '../../components/describeError.js';
import { PasswordProof } from '../../components/identity/PasswordProof.js';
import { api } from '../../state/client.js';
import { ForgottenProof } from './ForgottenProof.js';

/** Sets, changes or replaces the payment password, and returns to the page that required it. */
export function PayPassword() {
  const t = useT();
  const { next } = useSearch('/pages/setting/paypwd');
  const goBack = useReturn();
  const queryClient = useQueryClient();
  const finish = async () => {
    await queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });
    toast(t('security.pay.done'), { tone: 'success' });
    goBack(next);
  };
  return (
    <>
      <PageHeading>{t('manifest.payPassword')}</PageHeading>
      <QueryBoundary query={useProfile()} errorTitle={t('security.failed')}>
        {(profile) => (
          <div className={form}>
            <PayPasswordSteps profile={profile} onDone={finish} />
          </div>
        )}
      </QueryBoundary>
    </>
  );
}

type Proof = Pick<Schemas['PayPasswordChange'], 'password' | 'oldPayPassword' | 'code'>;
type Step = 'choose' | 'repeat' | 'prove' | 'forgotten';

interface PayPasswordStepsProps {
  profile: Schemas['Profile'];
  onDone: () => Promise<void>;
}

const schema = payPasswordChoice();

/** Refusals of the new payment password; every other failure leaves the customer at the proof of identity. */
const CHOICE_REFUSALS = ['password_too_common', 'password_unchanged', 'pay_password_like_password'] as const;

/** Typing goes on in the next step: each step has a pad of its own, which the focus would not follow. */
const focusPad = (pad: HTMLElement | null) => pad?.focus();

/** The steps with their input. The chosen digits are kept until the server has accepted them. */
function usePayPasswordSteps(onDone: PayPasswordStepsProps['onDone']) {
  const t = useT();
  const [step, setStep] = useState<Step>('choose');
  const [digits, setDigits] = useState('');
  const [choice, setChoice] = useState({ payPassword: '', confirmPayPassword: '' });
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const go = (to: Step, message?: string) => {
    setDigits('');
    setError(message);
    setStep(to);
  };
  const choose = (payPassword: string) => {
    if (isEasyPin(payPassword)) {
      go('choose', t('security.pay.easy'));
      return;
    }
    setChoice({ payPassword, confirmPayPassword: '' });
    go('repeat');
  };
  const repeat = (confirmPayPassword: string) => {
    const repeated = { ...choice, confirmPayPassword };
    if (!schema.safeParse(repeated).success) {
      // The pad only produces six digits, so the only possible error is a mismatch.
      go('choose', t('forms.password.mismatch'));
      return;
    }
    setChoice(repeated);
    go('prove');
  };
  const send = async (proof: Proof) => {
    setError(undefined);
    setIsBusy(true);
    try {
      await api.put('/member/pay_password', { body: { ...proof, ...choice } });
      await onDone();
    } catch (failure) {
      const isChoice = CHOICE_REFUSALS.some((code) => isApiError(failure, code));
      if (!isChoice) throw failure;
      go('choose', describeError(failure).join(' '));
    } finally {
      setIsBusy(false);
    }
  };
  return { step, go, digits, setDigits, error, isBusy, choose, repeat, send };
}

/**
 * Choose, repeat, prove: one step at a time. The proof comes last, because only the server can judge it: it is then
 * refused as soon as it is given, and the chosen digits stay.
 */
function PayPasswordSteps({ profile, onDone }: PayPasswordStepsProps) {
  const t = useT();
  const { step, go, digits, setDigits, error, isBusy, ...steps } = usePayPasswordSteps(onDone);
  if (step === 'forgotten') return <ForgottenProof profile={profile} onProof={steps.send} />;
  if (step === 'prove' && !profile.hasPayPassword) {
    return (
      <PasswordProof submitLabel={t('security.pay.save')} onProve={(password) => steps.send({ password })}>
        <p className={lead}>{t('security.pay.confirm')}</p>
      </PasswordProof>
    );
  }
  const pads = {
    choose: { label: t('security.pay.new'), onComplete: steps.choose },
    repeat: { label: t('security.pay.repeat'), onComplete: steps.repeat },
    prove: {
      label: t('security.pay.old'),
      onComplete: (oldPayPassword: string) => {
        steps
          .send({ oldPayPassword })
          .catch((failure: unknown) => go('prove', describeError(failure).join(' ')));
      },
    },
  } as const;
  return (
    <>
      {step === 'choose' && (
        <p className={lead}>
          {t('security.pay.why')} {t('security.pay.rules')}
        </p>
      )}
      <PayPasswordPad
        key={step}
        ref={step === 'choose' && error === undefined ? undefined : focusPad}
        {...pads[step]}
        value={digits}
        onValueChange={setDigits}
        error={error}
        busy={isBusy}
      />
      {step === 'prove' && (
        <Button variant="quiet" fullWidth onClick={() => go('forgotten')}>
          {t('security.pay.forgot')}
        </Button>
      )}
    </>
  );
}
