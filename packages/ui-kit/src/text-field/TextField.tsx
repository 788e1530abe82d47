import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { amountOf, textOf } from '../checks/usable.js';
import { Counter } from '../field/Counter.js';
import { Field, type FieldProps } from '../field/index.js';
import { control } from '../field/Field.css.js';
import { useComposedText } from '../field/useComposedText.js';
import { useOwnValue } from '../field/useOwnValue.js';

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
  const [value, setValue] = useOwnValue(props);
  const text = useComposedText(textOf('TextField', 'value', value), setValue, maxLength);
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
