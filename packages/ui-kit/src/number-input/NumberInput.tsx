import {
  useImperativeHandle,
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { warnOfNumberProps } from '../checks/numberProps.js';
import { Field, type FieldProps } from '../field/index.js';
import { control } from '../field/Field.css.js';
import { useOwnValue } from '../field/useOwnValue.js';
import { isDevelopment } from '../format/developmentWarning.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { toRestText } from './editNumber.js';
import * as css from './NumberInput.css.js';
import { NumberSlots } from './NumberSlots.js';
import { brokenBound, stepNumber } from './stepNumber.js';
import { useNumberText } from './useNumberText.js';

const english = {
  wholeNumbersOnly: en.wholeNumbersOnly,
  tooManyDecimals: en.tooManyDecimals,
  readAs: en.readAs,
  atLeast: en.atLeast,
  atMost: en.atMost,
};

export interface NumberInputProps extends FieldProps<string> {
  /** Plain decimal text such as `1234.5`, whatever the locale; '' while there is no number. */
  value?: string | undefined;
  /** Least value, decimal text. Typing beyond a bound is said, not changed. */
  min?: string | undefined;
  /** Greatest value, decimal text. */
  max?: string | undefined;
  /** Distance of one step, decimal text. Given, two step buttons are shown. @default '1', without buttons */
  step?: string | undefined;
  /** Most digits after the decimal sign; more are refused at the key. @default 4 */
  decimals?: number | undefined;
  /** BCP 47. @default the provider's */
  locale?: string | undefined;
  /**
   * Whether a minus can be typed. Where it can, a ± key stands in the field: the decimal keypad of a phone has no minus.
   * @default true, unless `min` is zero or more
   */
  allowNegative?: boolean | undefined;
  /** Currency or unit behind the figure. */
  unit?: ReactNode;
  /** Inside the box, before the figure. */
  start?: ReactNode;
  /** A "Max" button: its value, decimal text, usually what is available. */
  maxAction?: string | undefined;
  /** Shown while it is empty, such as `0.00`. It is no label. */
  placeholder?: string | undefined;
  /** What the Enter key of a phone says. */
  enterKeyHint?: 'next' | 'done' | 'go' | undefined;
  /** Keeps the label for screen readers, where the place says it already. @default false */
  isLabelHidden?: boolean | undefined;
}

/** How far a key steps. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A number that is typed, pasted or stepped, kept as exact decimal text. Reads either decimal sign, every script's digits
 * and `1.234,56 EUR`, and says how it read what has two readings.
 */
export function NumberInput({ ref, ...props }: NumberInputProps) {
  const [held, setHeld] = useOwnValue(props);
  // Its arithmetic takes any text as what it can be read as; while developing, what is none is named.
  if (isDevelopment) warnOfNumberProps({ ...props, value: held });
  const value = String(held);
  const { min, max, decimals = 4, allowNegative = !/^\d/.test(min ?? '') } = props;
  const messages = useKitMessages(english);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const language = useKitLocale();
  const locale = props.locale ?? language.locale;
  const number = useNumberText(value, setHeld, { locale, decimals, allowNegative });
  const broken = brokenBound(value, props);
  const show = (decimalText: string | undefined) => toRestText(decimalText ?? '', locale);

  const stepBy = (count: number) => number.set(stepNumber(value, props.step ?? '1', count, props));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.nativeEvent.isComposing ||
      props.disabled
    )
      return;
    const steps = STEPS[key];
    // Home and End stay the caret's where there is no bound to go to.
    const bound = ({ Home: min, End: max } as Readonly<Record<string, string | undefined>>)[key];
    if (steps) stepBy(steps);
    else if (bound) number.set(bound);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    number.paste(event.clipboardData.getData('text'), selectionStart ?? 0, selectionEnd ?? 0);
  };
  const onFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>) =>
    // Once the browser has selected what it selects. The text loses its groups, and with them it would lose the selection:
    // who came by Tab to type another number would add to the old one.
    queueMicrotask(() => {
      if (document.activeElement !== currentTarget) return;
      const { selectionStart, selectionEnd, value: text } = currentTarget;
      flushSync(number.focus);
      if (selectionStart === 0 && selectionEnd === text.length) currentTarget.select();
    });

  return (
    <Field
      {...props}
      error={
        props.error ??
        (broken === 'min'
          ? fillMessage(messages.atLeast, { min: show(min) })
          : broken && fillMessage(messages.atMost, { max: show(max) }))
      }
      note={
        number.refused === 'decimals'
          ? decimals === 0
            ? messages.wholeNumbersOnly
            : fillMessage(messages.tooManyDecimals, { decimals })
          : number.reading && fillMessage(messages.readAs, { value: number.reading })
      }
      end={
        <NumberSlots
          {...props}
          value={value}
          allowNegative={allowNegative}
          stepBy={stepBy}
          onSet={number.set}
          onMax={(most) => {
            number.set(most);
            input.current?.focus();
          }}
        />
      }
    >
      {(field) => (
        <input
          {...field}
          ref={input}
          data-part="control"
          className={`${control} ${css.figure}`}
          // All of the figure is seen, however large the text is.
          style={{ flexBasis: `${number.text.length + 1}ch` }}
          name={props.name}
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint={props.enterKeyHint}
          placeholder={props.placeholder}
          value={number.text}
          onChange={(event) => number.edit(event.currentTarget.value)}
          onCompositionStart={number.startComposition}
          onCompositionEnd={(event) => number.endComposition(event.currentTarget.value)}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={(event) => {
            number.blur();
            props.onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
