import { useEffect, useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { amountOf, textOf } from '../checks/usable.js';
import { fieldRootOf } from '../css/rootOf.js';
import type { FieldProps } from '../field/index.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { Spinner } from '../spinner/index.js';
import { digitsIn } from './padDigits.js';
import { PadKeys } from './PadKeys.js';
import * as css from './PayPasswordPad.css.js';

const english = { digitsEntered: en.digitsEntered, working: en.working };

/** `ref` is the group, which can be focused: pass it to a sheet as `initialFocus`, and typing works at once. */
export interface PayPasswordPadProps extends Omit<FieldProps<string, HTMLDivElement>, 'name' | 'required'> {
  /** The digits so far. They are never written into the page. To start again, as after a wrong one, pass ''. */
  value?: string | undefined;
  /** Called once each time the last digit is entered, with all of them. */
  onComplete?: ((value: string) => void) | undefined;
  /** The number of digits. @default 6 */
  length?: number | undefined;
  /** Whether the digits are being checked: keys do nothing, the focus stays. @default false */
  busy?: boolean | undefined;
  /**
   * Shuffles the keys each time the pad appears. Off by default, because it slows down everyone, most of all
   * customers who use a screen reader or know the keys by position. @default false
   */
  isShuffled?: boolean | undefined;
}

/**
 * A short numeric password, entered with buttons, the keyboard or by pasting. Digits are shown as dots and announced
 * as a count, so that neither the page nor a screen reader reveals them.
 */
export function PayPasswordPad({ ref, ...props }: PayPasswordPadProps) {
  const [held, setHeld, reset] = useOwnValue('PayPasswordPad', props);
  const inForm = onFormReset(reset);
  const value = textOf('PayPasswordPad', 'value', held);
  const length = amountOf('PayPasswordPad', 'length', props.length ?? 6, [1, 12], 6);
  const { label, busy = false, disabled = false, isShuffled = false } = props;
  const messages = useKitMessages(english);
  const id = useId();
  const hasError = props.error !== undefined && props.error !== '';
  const count = Math.min(value.length, length);

  // Two keys can be pressed before the owner renders the first one.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (next: string) => {
    const before = latest.current;
    if (disabled || busy || next === before) return;
    latest.current = next;
    setHeld(next);
    if (next.length === length && before.length < length) props.onComplete?.(next);
  };
  const add = (digits: string) => change((latest.current + digits).slice(0, length));
  const removeLast = () => change(latest.current.slice(0, -1));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    props.onKeyDown?.(event);
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const digit = event.key.length === 1 ? digitsIn(event.key) : '';
    if (digit !== '') add(digit);
    else if (event.key === 'Backspace' || event.key === 'Delete') removeLast();
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    props.onPaste?.(event);
    event.preventDefault();
    add(digitsIn(event.clipboardData.getData('text')));
  };

  return (
    <div
      {...fieldRootOf(props, '')}
      data-part="pay-password-pad"
      role="presentation"
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    >
      <div
        ref={ref}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-count ${id}-error ${id}-hint`}
        data-part="pad"
        className={css.pad}
        onBlur={props.onBlur}
      >
        <div id={`${id}-label`} data-part="label" className={css.label}>
          {label}
        </div>
        <div
          ref={inForm}
          data-part="dots"
          className={css.dots}
          data-invalid={hasError || undefined}
          aria-hidden="true"
        >
          {Array.from({ length }, (_, index) => (
            <span key={index} data-part="dot" className={css.dot} data-given={index < count || undefined} />
          ))}
        </div>
        <span id={`${id}-count`} role="status" data-part="heard" className={css.heard}>
          {fillMessage(messages.digitsEntered, { count, length })}
        </span>
        {/* Always rendered, because a region that arrives with its text is not announced. */}
        <div id={`${id}-error`} data-part="error" className={css.error} aria-live="polite">
          {`${props.error || ''}`}
        </div>
        <div data-part="note" className={css.note} role="status">
          {busy ? (
            <>
              <Spinner size="small" />
              {messages.working}
            </>
          ) : null}
        </div>
        <div id={`${id}-hint`} data-part="hint" className={css.hint}>
          {props.hint}
        </div>
        <PadKeys isShuffled={isShuffled} disabled={disabled} busy={busy} onAdd={add} onDelete={removeLast} />
      </div>
    </div>
  );
}
