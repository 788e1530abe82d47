import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { amountOf, textOf } from '../checks/usable.js';
import { Field, type FieldProps } from '../field/index.js';
import { control } from '../field/Field.css.js';
import { hiddenLabel } from '../field/FieldText.css.js';
import { useComposedText } from '../field/useComposedText.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import * as css from './TextField.css.js';

const english = { charactersLeft: en.charactersLeft };

/** Longest text of a field that names no other limit. Characters, as UTF-16 counts. */
export const DEFAULT_MAX_LENGTH = 140;

export interface TextFieldProps extends FieldProps<string> {
  /** Most characters that it takes. @default 140 */
  maxLength?: number | undefined;
  /** Which keyboard a phone shows, and what the browser may fill in. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | undefined;
  /** Which keyboard, where `type` does not say it. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** What the browser may fill in, such as `name` or `one-time-code`. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Which letters a phone begins with a capital. */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters' | undefined;
  /** What the Enter key of a phone says. */
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
  /** An example, shown while it is empty. It is no label. */
  placeholder?: string | undefined;
  /** Can be read, marked and copied, not changed. @default false */
  readOnly?: boolean | undefined;
  /** Shows how many characters are used of how many. @default false */
  counter?: boolean | undefined;
  /** Keeps the label for screen readers, where the place says it already. @default false */
  isLabelHidden?: boolean | undefined;
  /** Inside the box: an icon or unit before, a unit or button after. */
  start?: ReactNode;
  /** Inside the box, at its end: a unit or a button. */
  end?: ReactNode;
}

/** One line of text. */
export function TextField({ ref, ...props }: TextFieldProps) {
  const maxLength = amountOf(
    'TextField',
    'maxLength',
    props.maxLength ?? DEFAULT_MAX_LENGTH,
    [0, Infinity],
    DEFAULT_MAX_LENGTH,
  );
  const text = useComposedText(textOf('TextField', 'value', props.value), props.onValueChange, maxLength);
  return (
    <Field
      {...props}
      counter={props.counter ? <Counter used={text.value.length} max={maxLength} /> : undefined}
    >
      {(field) => (
        <input
          {...field}
          {...text}
          ref={ref}
          data-part="control"
          className={control}
          name={props.name}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete}
          autoCapitalize={props.autoCapitalize}
          enterKeyHint={props.enterKeyHint}
          placeholder={props.placeholder}
          readOnly={props.readOnly}
          maxLength={maxLength}
          onBlur={props.onBlur}
        />
      )}
    </Field>
  );
}

function Counter({ used, max }: { used: number; max: number }) {
  const messages = useKitMessages(english);
  const left = max - used;
  return (
    <div data-part="counter" className={css.counter} data-full={left === 0 || undefined}>
      <span aria-hidden="true">{`${String(used)}/${String(max)}`}</span>
      {/* Said near the end only: a count after every key would drown the keys themselves. */}
      <span aria-live="polite" data-part="hidden-label" className={hiddenLabel}>
        {left <= 10 ? fillMessage(messages.charactersLeft, { count: left }) : null}
      </span>
    </div>
  );
}
