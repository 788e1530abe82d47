import { useRef, type ClipboardEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Field, type FieldProps } from '../field/index.js';
import { control, slotButton } from '../field/Field.css.js';
import { MinusIcon, PlusIcon } from '../icon/index.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { toRestText } from './editNumber.js';
import * as css from './NumberInput.css.js';
import { clampNumber, placeInBounds, stepNumber } from './stepNumber.js';
import { useNumberText } from './useNumberText.js';

export interface NumberInputProps extends FieldProps<string> {
  /** Plain decimal text such as `1234.5`, whatever the locale; '' while there is no number. */
  value: string;
  /** Least value, decimal text. Typing beyond a bound is said, not changed. */
  min?: string | undefined;
  /** Greatest value, decimal text. */
  max?: string | undefined;
  /** Distance of one step, decimal text. Given, two step buttons are shown. @default '1', without buttons */
  step?: string | undefined;
  /** Most digits after the decimal sign; more are refused at the key. @default 4 */
  decimals?: number | undefined;
  /** BCP 47. @default the document's language */
  locale?: string | undefined;
  /** @default true, unless `min` is zero or more */
  allowNegative?: boolean | undefined;
  /** Currency or unit behind the figure. */
  unit?: ReactNode;
  /** Inside the box, before the figure. */
  start?: ReactNode;
  /** A "Max" button: its value, decimal text, usually what is available. */
  maxAction?: string | undefined;
  placeholder?: string | undefined;
  enterKeyHint?: 'next' | 'done' | 'go' | undefined;
  isLabelHidden?: boolean | undefined;
}

/** Steps of Page Up and Page Down. */
const PAGE_STEPS = 10;

/**
 * A number that is typed, pasted or stepped, kept as exact decimal text. Reads either decimal sign, every script's digits
 * and `1.234,56 EUR`, and says how it read what has two readings.
 */
export function NumberInput({ ref, ...props }: NumberInputProps) {
  const { value, min, max, label } = props;
  const messages = useKitMessages();
  const input = useRef<HTMLInputElement>(null);
  const locale = props.locale ?? (globalThis.document?.documentElement.lang || 'en');
  const decimals = props.decimals ?? 4;
  const allowNegative = props.allowNegative ?? (min === undefined || min.startsWith('-'));
  const number = useNumberText(value, props.onValueChange, { locale, decimals, allowNegative });
  const bounds = { min, max };
  const place = placeInBounds(value, bounds);
  const show = (decimalText: string) => toRestText(decimalText, locale);

  const stepBy = (count: number) => number.set(stepNumber(value, props.step ?? '1', count, bounds));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (props.disabled) return;
    const act = keyAction(event.key, { stepBy, goTo: number.set, min, max });
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    number.paste(
      event.clipboardData.getData('text'),
      selectionStart ?? text.length,
      selectionEnd ?? text.length,
    );
  };

  const note =
    number.refused === 'decimals'
      ? decimals === 0
        ? messages.wholeNumbersOnly
        : fillMessage(messages.tooManyDecimals, { decimals })
      : number.reading !== undefined
        ? fillMessage(messages.readAs, { value: show(number.reading) })
        : undefined;
  const boundError =
    place === 'below'
      ? fillMessage(messages.atLeast, { min: show(min ?? '') })
      : place === 'above'
        ? fillMessage(messages.atMost, { max: show(max ?? '') })
        : undefined;

  return (
    <Field
      {...props}
      error={props.error ?? boundError}
      note={note}
      end={
        <Slots
          {...props}
          canChangeSign={props.allowNegative === true}
          bounds={bounds}
          stepBy={stepBy}
          set={number.set}
          focus={() => input.current?.focus()}
        />
      }
    >
      {(field) => (
        <input
          {...field}
          ref={(element) => {
            input.current = element;
            return assignRef(ref, element);
          }}
          className={`${control} ${css.figure}`}
          name={props.name}
          type="text"
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={props.enterKeyHint}
          placeholder={props.placeholder}
          aria-label={props.isLabelHidden ? label : undefined}
          value={number.text}
          onChange={(event) => number.edit(event.currentTarget.value)}
          onCompositionStart={number.startComposition}
          onCompositionEnd={(event) => number.endComposition(event.currentTarget.value)}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onFocus={number.focus}
          onBlur={(event) => {
            number.blur();
            props.onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}

interface SlotsProps extends NumberInputProps {
  canChangeSign: boolean;
  bounds: { min: string | undefined; max: string | undefined };
  stepBy: (count: number) => void;
  set: (value: string) => void;
  focus: () => void;
}

/** What stands behind the figure: unit, "Max", sign and steps. */
function Slots({
  label,
  value,
  disabled,
  unit,
  maxAction,
  step,
  canChangeSign,
  bounds,
  stepBy,
  set,
  focus,
}: SlotsProps) {
  const messages = useKitMessages();
  const isAtMin =
    bounds.min !== undefined && value !== '' && clampNumber(value, { max: bounds.min }) === value;
  const isAtMax =
    bounds.max !== undefined && value !== '' && clampNumber(value, { min: bounds.max }) === value;
  // A press on a button keeps the focus, and with it the phone's keypad, where it is.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <>
      {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
      {maxAction === undefined ? null : (
        <button
          type="button"
          className={`${slotButton} ${css.max}`}
          disabled={disabled}
          onMouseDown={keepFocus}
          onClick={() => {
            set(maxAction);
            focus();
          }}
        >
          {messages.maximum}
        </button>
      )}
      {canChangeSign ? (
        <button
          type="button"
          className={slotButton}
          aria-label={fillMessage(messages.changeSign, { label })}
          disabled={disabled === true || value === ''}
          onMouseDown={keepFocus}
          onClick={() =>
            set(value.startsWith('-') ? value.slice(1) : /[1-9]/.test(value) ? `-${value}` : value)
          }
        >
          <span aria-hidden="true">±</span>
        </button>
      ) : null}
      {step === undefined ? null : (
        <span className={css.steppers}>
          <button
            type="button"
            className={`${slotButton} ${css.stepper}`}
            aria-label={fillMessage(messages.decrease, { label })}
            disabled={disabled === true || isAtMin}
            onMouseDown={keepFocus}
            onClick={() => stepBy(-1)}
          >
            <MinusIcon size="medium" />
          </button>
          <button
            type="button"
            className={`${slotButton} ${css.stepper}`}
            aria-label={fillMessage(messages.increase, { label })}
            disabled={disabled === true || isAtMax}
            onMouseDown={keepFocus}
            onClick={() => stepBy(1)}
          >
            <PlusIcon size="medium" />
          </button>
        </span>
      )}
    </>
  );
}

interface KeyTargets {
  stepBy: (count: number) => void;
  goTo: (value: string) => void;
  min: string | undefined;
  max: string | undefined;
}

/** What a key does to the number. Home and End stay the caret's where there is no bound to go to. */
function keyAction(key: string, { stepBy, goTo, min, max }: KeyTargets): (() => void) | undefined {
  switch (key) {
    case 'ArrowUp':
      return () => stepBy(1);
    case 'ArrowDown':
      return () => stepBy(-1);
    case 'PageUp':
      return () => stepBy(PAGE_STEPS);
    case 'PageDown':
      return () => stepBy(-PAGE_STEPS);
    case 'Home':
      return min === undefined ? undefined : () => goTo(min);
    case 'End':
      return max === undefined ? undefined : () => goTo(max);
    default:
      return undefined;
  }
}

/** Hands an element to the owner's ref, of either kind. */
function assignRef(ref: NumberInputProps['ref'], element: HTMLInputElement | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : undefined;
  }
  if (ref) ref.current = element;
  return undefined;
}
