import { useState } from 'react';
import { formatClock } from '../countdown/remaining.js';
import { useRemaining } from '../countdown/useRemaining.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import * as css from './CodeField.css.js';

const english = {
  resendIn: en.resendIn,
  resendCode: en.resendCode,
  canResend: en.canResend,
  codeResent: en.codeResent,
  actionFailed: en.actionFailed,
};

export interface ResendProps {
  /** Sends another code. A rejection is announced, and the button can be pressed again at once. */
  onResend: () => Promise<unknown> | void;
  /** How long the button waits before it can be pressed, initially and after each code. ms */
  afterMs: number;
  /** Whether it cannot be pressed, even after the wait. */
  disabled: boolean | undefined;
}

/** The button's last announcement, as a key: its text follows the language. */
type Word = 'canResend' | 'codeResent' | 'actionFailed';

/**
 * Requests another code after a visible wait. The wait is measured by the clock, so it stays correct after the phone
 * slept.
 */
export function Resend({ onResend, afterMs, disabled }: ResendProps) {
  const messages = useKitMessages(english);
  const { locale } = useKitLocale();
  const [untilMs, setUntilMs] = useState(() => Date.now() + afterMs);
  const [isSending, setIsSending] = useState(false);
  const [word, setWord] = useState<Word | null>(null);
  const remainingMs = useRemaining(untilMs, Date.now, () => setWord('canResend'));
  const isWaiting = remainingMs > 0;

  const send = async () => {
    if (isWaiting || isSending) return;
    setIsSending(true);
    setWord(null);
    try {
      await onResend();
      setUntilMs(Date.now() + afterMs);
      setWord('codeResent');
    } catch {
      setWord('actionFailed');
    } finally {
      setIsSending(false);
    }
  };

  const time = formatClock(remainingMs, locale);
  return (
    <div data-part="resend" className={css.resend}>
      <button
        type="button"
        data-part="resend-button"
        className={css.resendButton}
        disabled={disabled}
        // Not `disabled` during the wait: a disabled button loses the focus.
        aria-disabled={isWaiting || isSending || undefined}
        onClick={() => void send()}
      >
        {isWaiting ? fillMessage(messages.resendIn, { time }) : messages.resendCode}
      </button>
      {word === 'canResend' ? (
        <VisuallyHidden role="status">{messages.canResend}</VisuallyHidden>
      ) : (
        <span
          role="status"
          data-part="resend-word"
          className={css.resendWord}
          data-failed={word === 'actionFailed' || undefined}
        >
          {word === null ? null : messages[word]}
        </span>
      )}
    </div>
  );
}
