import { useEffect, useId, useRef, type CSSProperties, type ClipboardEvent } from 'react';
import { fieldRootOf } from '../css/rootOf.js';
import { amountOf, textOf } from '../checks/usable.js';
import type { FieldProps } from '../field/index.js';
import { useOwnValue } from '../field/useOwnValue.js';
import * as css from './CodeField.css.js';
import { readCode } from './readCode.js';
import { Resend } from './Resend.js';

export interface CodeFieldProps extends FieldProps<string> {
  /** The digits so far. */
  value?: string | undefined;
  /** The last digit has been given, by whichever way. Called once each time. */
  onComplete?: ((code: string) => void) | undefined;
  /** How many digits. 4 to 8. @default 6 */
  length?: number | undefined;
  /** Sends a new code. Given, a button offers it once the wait is over. A rejection is said, and can be tried again. */
  onResend?: (() => Promise<unknown> | void) | undefined;
  /** How long a customer waits before a new code can be asked for, from appearing and from each sending. @default 60,000 */
  resendAfterMs?: number | undefined;
  /** Where the code went, such as `one-time-code` from a message or an app. @default 'one-time-code' */
  autoComplete?: 'one-time-code' | 'off' | undefined;
}

/**
 * A code from a message or an app. It is one input, drawn as places: phones fill it in, it can be pasted as a whole message,
 * and a screen reader meets one field and not six.
 */
export function CodeField({ ref, ...props }: CodeFieldProps) {
  const { disabled } = props;
  const [held, setHeld] = useOwnValue(props);
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
    // A whole code replaces what is there; a part of one goes where the caret is.
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
      // Set by number, so that the places of any length fit a narrow phone.
      style={{ ...props.style, '--uk-code-length': length } as CSSProperties}
    >
      <label htmlFor={id} data-part="label" className={css.label}>
        {props.label}
      </label>
      <div data-part="places" className={css.places}>
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
