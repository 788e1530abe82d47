import { useEffect, useId, useRef, type CSSProperties, type ClipboardEvent } from 'react';
import { fieldRootOf } from '../css/rootOf.js';
import { amountOf, textOf } from '../checks/usable.js';
import type { FieldProps } from '../field/index.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import * as css from './CodeField.css.js';
import { readCode } from './readCode.js';
import { Resend } from './Resend.js';

export interface CodeFieldProps extends FieldProps<string> {
  /** The digits so far. */
  value?: string | undefined;
  /** Called once each time the last digit is entered, by whichever way. */
  onComplete?: ((code: string) => void) | undefined;
  /** The number of digits, 4 to 8. @default 6 */
  length?: number | undefined;
  /**
   * Sends a new code. With it, a button appears that becomes usable after the wait. A rejection is announced, and the
   * customer can try again.
   */
  onResend?: (() => Promise<unknown> | void) | undefined;
  /**
   * How long a customer waits before requesting a new code, after mounting and after each sending. @default 60,000
   */
  resendAfterMs?: number | undefined;
  /** How the code arrives: `one-time-code` for a message or an app. @default 'one-time-code' */
  autoComplete?: 'one-time-code' | 'off' | undefined;
}

/**
 * A code from a message or an app. It is one input, drawn as separate places. Phones fill it in, a whole message can
 * be pasted, and a screen reader finds one field, not six.
 */
export function CodeField({ ref, ...props }: CodeFieldProps) {
  const { disabled } = props;
  const [held, setHeld, reset] = useOwnValue('CodeField', props);
  const inForm = onFormReset(reset);
  const value = textOf('CodeField', 'value', held);
  const length = amountOf('CodeField', 'length', props.length ?? 6, [1, 12], 6);
  const id = useId();
  const hasError = props.error !== undefined && props.error !== '';
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (next: string) => {
    const before = latest.current;
    if (next === before) return;
    latest.current = next;
    setHeld(next);
    if (next.length === length) props.onComplete?.(next);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = readCode(event.clipboardData.getData('text'), length);
    if (code === '') return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    // A whole code replaces the value; a part of one goes to the caret.
    if (code.length === length) change(code);
    else
      change(readCode(value.slice(0, selectionStart ?? 0) + code + value.slice(selectionEnd ?? 0), length));
  };

  return (
    <div
      {...fieldRootOf(props, css.root)}
      data-part="code-field"
      data-invalid={hasError || undefined}
      data-disabled={disabled || undefined}
      // Set as a number, so that places of any length fit a narrow phone.
      style={{ ...props.style, '--uk-code-length': length } as CSSProperties}
    >
      <label htmlFor={id} data-part="label" className={css.label}>
        {props.label}
        {props.required && (
          <span aria-hidden="true" data-part="required-mark" className={css.requiredMark}>
            *
          </span>
        )}
      </label>
      <div ref={inForm} data-part="places" className={css.places}>
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            data-part="place"
            className={css.place}
            data-next={index === Math.min(value.length, length - 1) || undefined}
          />
        ))}
        <input
          id={id}
          ref={ref}
          data-part="input"
          className={css.input}
          name={props.name}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete={props.autoComplete ?? 'one-time-code'}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          disabled={disabled}
          value={value}
          aria-invalid={hasError || undefined}
          aria-required={props.required || undefined}
          aria-describedby={`${id}-error ${id}-hint`}
          onChange={(event) => change(readCode(event.currentTarget.value, length))}
          onPaste={onPaste}
          onBlur={props.onBlur}
        />
      </div>
      <div data-part="foot" className={css.foot}>
        <div id={`${id}-error`} data-part="error" className={css.error} aria-live="polite">
          {`${props.error || ''}`}
        </div>
        <div id={`${id}-hint`} data-part="hint" className={css.hint}>
          {props.hint}
        </div>
      </div>
      {props.onResend === undefined ? null : (
        <Resend onResend={props.onResend} afterMs={props.resendAfterMs ?? 60_000} disabled={disabled} />
      )}
    </div>
  );
}
