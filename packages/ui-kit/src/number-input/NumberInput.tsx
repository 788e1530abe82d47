import {
  useImperativeHandle,
  useRef,
  type ChangeEvent,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
// First, because a bundle with this module at its beginning is smaller.
import { MAX_LENGTH, toRestText, type RefusalReason } from './editNumber.js';
import { warnOfNumberProps } from '../checks/numberProps.js';
import { Field, type FieldProps } from '../field/index.js';
import { control } from '../field/Field.css.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import * as css from './NumberInput.css.js';
import { NumberSlots } from './NumberSlots.js';
import { brokenBound, stepNumber } from './stepNumber.js';
import { useNumberText } from './useNumberText.js';

const english = {
  numbersOnly: en.numbersOnly,
  wholeNumbersOnly: en.wholeNumbersOnly,
  noNegatives: en.noNegatives,
  tooLong: en.tooLong,
  tooManyDecimals: en.tooManyDecimals,
  readAs: en.readAs,
  atLeast: en.atLeast,
  atMost: en.atMost,
};

export interface NumberInputProps extends FieldProps<string> {
  /** Decimal text with a point and without groups, such as `1234.5`, in every locale; '' while there is no number. */
  value?: string | undefined;
  /** Minimum value, decimal text. A typed value below it shows an error and is not changed. @default no limit */
  min?: string | undefined;
  /** Maximum value, decimal text. A typed value above it shows an error and is not changed. @default no limit */
  max?: string | undefined;
  /** The step of keys and buttons, decimal text above 0. Steps stop at `min` and `max`. @default '1', without buttons */
  step?: string | undefined;
  /** Maximum number of fraction digits, 0 to 100. Further typed digits are refused, pasted ones are cut. @default 4 */
  decimals?: number | undefined;
  /** BCP 47. @default the provider's */
  locale?: string | undefined;
  /**
   * Whether a minus can be typed. If so, a ± button is shown, because a phone's decimal keypad has no minus.
   * @default true, unless `min` is zero or more
   */
  allowNegative?: boolean | undefined;
  /** The currency or unit, shown after the figure. @default none */
  unit?: ReactNode;
  /** Inside the box, before the figure. @default none */
  start?: ReactNode;
  /** Decimal text that a "Max" button enters, usually the available amount. @default no button */
  maxAction?: string | undefined;
  /** Shown while the field is empty, such as `0.00`. It does not replace the label. @default none */
  placeholder?: string | undefined;
  /** The label of the Enter key on a phone's keyboard. @default the browser decides */
  enterKeyHint?: 'next' | 'done' | 'go' | undefined;
  /** Hides the label visually; screen readers still read it. @default false */
  isLabelHidden?: boolean | undefined;
}

/** The sentence for the rule that a refused change broke. */
function ruleOf(refused: RefusalReason, decimals: number, allowNegative: boolean): keyof typeof english {
  if (refused === 'length') return 'tooLong';
  if (refused === 'sign' && !allowNegative) return 'noNegatives';
  if (decimals === 0) return 'wholeNumbersOnly';
  return refused === 'decimals' ? 'tooManyDecimals' : 'numbersOnly';
}

/** The steps of each key. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Whether the key belongs to the browser or to an input method. */
const isShortcut = ({ altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing;

/**
 * A number as exact decimal text, of up to 140 characters. It reads the digits of every script, both decimal separators,
 * and pasted text such as `1.234,56 EUR`. It says how it read an ambiguous text.
 */
export function NumberInput({ ref, ...props }: NumberInputProps) {
  const [held, setHeld, reset] = useOwnValue('NumberInput', props);
  // The arithmetic accepts any text; in development, wrong props are reported.
  if (process.env.NODE_ENV !== 'production') warnOfNumberProps({ ...props, value: held });
  const value = String(held);
  const { min, max, decimals = 4, allowNegative = !/^\d/.test(min ?? '') } = props;
  const messages = useKitMessages(english);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const language = useKitLocale();
  const locale = props.locale ?? language.locale;
  const number = useNumberText(value, setHeld, { locale, decimals, allowNegative });
  const inForm = onFormReset(() => {
    reset();
    number.reset();
  });
  const broken = brokenBound(value, props);
  const say = (message: keyof typeof english) =>
    fillMessage(messages[message], {
      min: toRestText(min, locale),
      max: toRestText(max, locale),
      decimals,
      length: MAX_LENGTH,
      example: toRestText('1234.5', locale),
      value: number.reading,
    });

  const stepBy = (count: number) => number.set(stepNumber(value, props.step ?? '1', count, props));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (props.disabled || isShortcut(event)) return;
    const steps = STEPS[event.key];
    // Without a bound, Home and End move the caret.
    const bound = ({ Home: min, End: max } as Readonly<Record<string, string | undefined>>)[event.key];
    if (steps || bound) event.preventDefault();
    if (steps) stepBy(steps);
    else if (bound) number.set(bound);
  };
  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value: text } = currentTarget;
    // The event of an autofill has neither text nor kind.
    const { data, inputType, isComposing } = nativeEvent as InputEvent;
    if (isComposing) number.compose(text);
    else number.edit(text, data?.length === 1 || /^delete/.test(inputType));
  };

  return (
    <Field
      {...props}
      ref={inForm}
      error={props.error ?? (broken && say(broken === 'min' ? 'atLeast' : 'atMost'))}
      note={
        number.refused
          ? say(ruleOf(number.refused, decimals, allowNegative))
          : number.reading && say('readAs')
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
          style={{ '--uk-digits': number.text.length + 1 } as CSSProperties}
          name={props.name}
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint={props.enterKeyHint}
          placeholder={props.placeholder}
          value={number.text}
          onChange={onChange}
          onCompositionEnd={(event) => number.endComposition(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={(event) => focusWhole(event.currentTarget, number.focus)}
          onBlur={(event) => {
            number.blur();
            props.onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}

/**
 * Removes the groups of a focused number, after the browser has selected its text. That would drop the selection, and a
 * customer who came by Tab to type another number would append to the old one.
 */
function focusWhole(input: HTMLInputElement, removeGroups: () => void): void {
  queueMicrotask(() => {
    if (!input.matches(':focus')) return;
    const { selectionStart, selectionEnd, value: text } = input;
    flushSync(removeGroups);
    if (selectionStart === 0 && selectionEnd === text.length) input.select();
  });
}
