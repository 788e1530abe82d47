import { toast } from '@fairlot/ui-kit/toast';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError, type Schemas } from '@fairlot/api-client';
import { payPasswordChoice } from '@fairlot/forms/auth';
import { isEasyPin } from '@fairlot/money';
import { Banner } from '@fairlot/ui-kit/banner';
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
type Step = 'prove' | 'forgotten' | 'choose' | 'repeat';

interface PayPasswordStepsProps {
  profile: Schemas['Profile'];
  onDone: () => Promise<void>;
}

const schema = payPasswordChoice();

/** Refusals that lead the customer back to the proof of identity. */
const PROOF_REFUSALS = [
  'old_password_incorrect',
  'pay_password_incorrect',
  'pay_password_locked',
  'code_invalid',
  'code_expired',
] as const;

/** Typing goes on in the next step: each step has a pad of its own, which the focus would not follow. */
const focusPad = (pad: HTMLElement | null) => pad?.focus();

/** Prove, choose, repeat: one step at a time. Nothing is sent before the last one. */
function PayPasswordSteps({ profile, onDone }: PayPasswordStepsProps) {
  const t = useT();
  const isSet = profile.hasPayPassword;
  const [step, setStep] = useState<Step>('prove');
  const [proof, setProof] = useState<Proof>({});
  const [digits, setDigits] = useState('');
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const go = (to: Step, message?: string) => {
    setDigits('');
    setError(message);
    setStep(to);
  };
  const proven = (given: Proof) => {
    setProof(given);
    go('choose');
  };
  const send = async (repeated: string) => {
    const choice = schema.safeParse({ payPassword: chosen, confirmPayPassword: repeated });
    if (!choice.success) {
      // The pad only produces six digits, so the only possible error is a mismatch.
      go('choose', t('forms.password.mismatch'));
      return;
    }
    setIsBusy(true);
    try {
      await api.put('/member/pay_password', { body: { ...proof, ...choice.data } });
      await onDone();
    } catch (failure) {
      const isProof = PROOF_REFUSALS.some((code) => isApiError(failure, code));
      const back = proof.code === undefined ? 'prove' : 'forgotten';
      go(isProof ? back : 'choose', describeError(failure).join(' '));
    } finally {
      setIsBusy(false);
    }
  };

  if (step === 'forgotten') return <ForgottenProof profile={profile} refusal={error} onProof={proven} />;
  if (step === 'prove' && !isSet) {
    return (
      <PasswordProof
        submitLabel={t('security.continue')}
        onProve={(password) => {
          proven({ password });
          return Promise.resolve();
        }}
      >
        <p className={lead}>{t('security.pay.why')}</p>
        {error !== undefined && (
          <Banner tone="critical" role="alert">
            {error}
          </Banner>
        )}
      </PasswordProof>
    );
  }
  const pads = {
    prove: {
      label: t('security.pay.old'),
      onComplete: (oldPayPassword: string) => proven({ oldPayPassword }),
    },
    choose: {
      label: t('security.pay.new'),
      onComplete: (value: string) => {
        if (isEasyPin(value)) {
          go('choose', t('security.pay.easy'));
          return;
        }
        setChosen(value);
        go('repeat');
      },
    },
    repeat: { label: t('security.pay.repeat'), onComplete: (value: string) => void send(value) },
  } as const;
  return (
    <>
      {step === 'choose' && <p className={lead}>{t('security.pay.rules')}</p>}
      <PayPasswordPad
        key={step}
        ref={step === 'prove' ? undefined : focusPad}
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
