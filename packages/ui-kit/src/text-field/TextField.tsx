import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { amountOf, textOf } from '../checks/usable.js';
import { Counter } from '../field/Counter.js';
import { Field, type FieldProps } from '../field/index.js';
import { control } from '../field/Field.css.js';
import { useComposedText } from '../field/useComposedText.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../field/useOwnValue.js';

/** The default maximum length, in UTF-16 code units. */
export const DEFAULT_MAX_LENGTH = 140;

export interface TextFieldProps extends FieldProps<string> {
  /** The maximum number of characters. @default 140 */
  maxLength?: number | undefined;
  /** The phone's keyboard and the autofill. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | undefined;
  /** The phone's keyboard, if `type` does not determine it. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** The autofill hint, such as `name` or `one-time-code`. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Which letters a phone's keyboard capitalizes. */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters' | undefined;
  /** The label of the Enter key on a phone's keyboard. */
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
  /** An example, shown while the field is empty. It does not replace the label. */
  placeholder?: string | undefined;
  /** The text can be selected and copied, but not changed. @default false */
  readOnly?: boolean | undefined;
  /** Shows how many characters are used and the maximum. @default false */
  counter?: boolean | undefined;
  /** Hides the label visually; screen readers still read it. @default false */
  isLabelHidden?: boolean | undefined;
  /** Inside the box, before the text: an icon or a unit. */
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
  const [value, setValue, isOwn, reset] = useOwnValue('TextField', props);
  const inForm = onFormReset(reset);
  const text = useComposedText(textOf('TextField', 'value', value), setValue, maxLength);
  return (
    <Field
      {...props}
      ref={inForm}
      counter={props.counter ? <Counter used={text.value.length} max={maxLength} /> : undefined}
    >
      {(field) => (
        <input
          {...field}
          {...text}
          {...(isOwn ? { value: undefined, defaultValue: props.defaultValue } : undefined)}
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
