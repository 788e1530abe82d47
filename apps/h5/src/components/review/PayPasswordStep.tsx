import { isApiError, type ApiError } from '@fairlot/api-client';
import { Banner } from '@fairlot/ui-kit/banner';
import { buttonClass } from '@fairlot/ui-kit/button';
import { PayPasswordPad } from '@fairlot/ui-kit/pay-password-pad';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { toBusinessTime } from '../../queries/businessClock.js';
import { describeError } from '../describeError.js';
import * as css from './Review.css.js';
import { dateFormat } from '../../i18n/formatters.js';

export interface PayPasswordStepProps {
  /** The label of the button that led here. */
  verb: string;
  isBusy: boolean;
  /** Whether nothing can be entered, for the reason that the sheet shows. */
  isOff: boolean;
  /** Why the last password was not accepted. */
  refusal: ApiError | undefined;
  onComplete: (payPassword: string) => void;
}

/** The second step of a consent: the payment password, for actions that cannot be undone. */
export function PayPasswordStep({ verb, isBusy, isOff, refusal, onComplete }: PayPasswordStepProps) {
  const t = useT();
  const [value, setValue] = useState('');
  const [seen, setSeen] = useState(refusal);
  if (refusal !== seen) {
    setSeen(refusal);
    if (refusal !== undefined) setValue('');
  }
  const pad = useRef<HTMLDivElement>(null);
  // Keys that are off cannot keep the focus, so it returns to the pad with them.
  useEffect(() => {
    if (!isOff) pad.current?.focus();
  }, [isOff]);
  if (refusal !== undefined && !isApiError(refusal, 'pay_password_incorrect')) {
    return <NotNow refusal={refusal} />;
  }
  return (
    <>
      <p className={css.payPasswordFor}>{verb}</p>
      <PayPasswordPad
        ref={pad}
        label={t('review.payPassword.label')}
        value={value}
        onValueChange={setValue}
        onComplete={onComplete}
        busy={isBusy}
        disabled={isOff}
        error={refusal === undefined ? undefined : describeError(refusal).join(' ')}
      />
    </>
  );
}

/** The payment password is locked or not set, so digits cannot help. */
function NotNow({ refusal }: { refusal: ApiError }) {
  const t = useT();
  const locale = useLocale();
  // Computed once, from the time of the refusal.
  const [until] = useState(() =>
    refusal.retryAfterS === undefined ? undefined : toBusinessTime(Date.now() + refusal.retryAfterS * 1000),
  );
  const time = dateFormat(locale, { timeStyle: 'short' });
  return (
    <>
      <Banner tone="critical" role="alert" title={describeError(refusal).join(' ')}>
        {until !== undefined && t('review.payPassword.lockedUntil', { time: time.format(until) })}
      </Banner>
      <Link to="/pages/setting/paypwd" className={buttonClass({ variant: 'secondary', fullWidth: true })}>
        {t('review.payPassword.setting')}
      </Link>
    </>
  );
}
