import { isApiError } from '@fairlot/api-client';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import type { ReactNode, SyntheticEvent } from 'react';
import { describeError } from '../../components/describeError.js';
import { FailureBanner } from '../../components/FailureBanner.js';
import { Link, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { clock, form as formClass, ways, wayOut } from './Login.css.js';
import type { SecondStep } from './signIn.js';
import { clockText } from './useThrottle.js';

/** Props of the forms for mail and for phone. */
export interface SignInWayProps {
  onSecondStep: (step: SecondStep) => void;
  /** Whether the customer came back to it from the second step. @default false */
  isBack?: boolean | undefined;
}

export interface SignInFormProps {
  form: {
    submit: (event: SyntheticEvent) => Promise<void>;
    isSubmitting: boolean;
    failure: unknown;
  };
  /** Seconds until another attempt is allowed. */
  secondsLeft: number;
  children: ReactNode;
}

/** The common part of signing in by mail and by phone: the error, and the button. */
export function SignInForm({ form, secondsLeft, children }: SignInFormProps) {
  const t = useT();
  const isWaiting = secondsLeft > 0;
  return (
    <form className={formClass} noValidate onSubmit={(event) => void form.submit(event)}>
      {children}
      {isWaiting ? <WaitNotice secondsLeft={secondsLeft} /> : <Failure error={form.failure} />}
      <Button type="submit" size="large" fullWidth busy={form.isSubmitting} disabled={isWaiting}>
        {t('login.submit')}
      </Button>
    </form>
  );
}

/** Announced in full when it appears; the countdown is silent. */
function WaitNotice({ secondsLeft }: { secondsLeft: number }) {
  const t = useT();
  return (
    <Banner tone="caution" role="alert" title={t('login.wait.title')}>
      {t.rich('login.wait.text', {
        time: (
          <span key="time" role="timer" aria-live="off" className={clock}>
            {clockText(secondsLeft)}
          </span>
        ),
      })}
    </Banner>
  );
}

function Failure({ error }: { error: unknown }) {
  const messages = error === undefined ? [] : describeError(error);
  return (
    <FailureBanner
      failure={error}
      words={messages.join(' ')}
      action={isApiError(error, 'account_frozen') && <WaysOut />}
    />
  );
}

/** The options of a customer whose account is frozen. */
function WaysOut() {
  const t = useT();
  const { by, next } = useSearch('/pages/auth/login');
  return (
    <p className={ways}>
      <Link
        to="/pages/auth/resetpwd"
        search={{ by, ...(next === undefined ? {} : { next }) }}
        className={wayOut}
      >
        {t('login.frozen.reset')}
      </Link>
      <Link to="/pages/support/index" className={wayOut}>
        {t('login.frozen.support')}
      </Link>
    </p>
  );
}
