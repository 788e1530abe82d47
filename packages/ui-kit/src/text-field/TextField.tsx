import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { amountOf, textOf } from '../checks/usable.js';
import { Counter } from '../field/Counter.js';
import { Field, type FieldProps } from '../field/index.js';
import { control } from '../field/Field.css.js';
import { useComposedText } from '../field/useComposedText.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';

/** The default maximum length, in UTF-16 code units. */
export const DEFAULT_MAX_LENGTH = 140;

export interface TextFieldProps extends FieldProps<string> {
  /**
   * The maximum number of characters (UTF-16 code units). Typed and pasted text is cut there; a longer value of the
   * owner is shown in full. @default 140
   */
  maxLength?: number | undefined;
  /** Chooses the phone's keyboard and what the browser fills in. It validates nothing. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | undefined;
  /** The phone's keyboard, if it is not that of `type`. @default that of `type` */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'] | undefined;
  /** What the browser fills in, such as `name` or `one-time-code`. @default the browser decides */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Which letters a phone's keyboard capitalizes. @default the browser decides */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters' | undefined;
  /** The label of the Enter key on a phone's keyboard. @default the browser decides */
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'] | undefined;
  /** An example, shown while the field is empty. It does not replace the label. @default none */
  placeholder?: string | undefined;
  /** Whether the text can be selected and copied, but not changed. @default false */
  readOnly?: boolean | undefined;
  /** Shows used characters and maximum below the box, such as `12/140`. @default false */
  hasCounter?: boolean | undefined;
  /** Hides the label visually; screen readers still read it. @default false */
  isLabelHidden?: boolean | undefined;
  /** Inside the box, before the text: an icon or a unit. @default none */
  start?: ReactNode;
  /** Inside the box, after the text: a unit or a button. @default none */
  end?: ReactNode;
}

/** One line of text. The value is a string, '' while the field is empty. */
export function TextField({ ref, ...props }: TextFieldProps) {
  const maxLength = amountOf(
    'TextField',
    'maxLength',
    props.maxLength ?? DEFAULT_MAX_LENGTH,
    [0, Infinity],
    DEFAULT_MAX_LENGTH,
  );
  const [value, setValue, reset, isOwn] = useOwnValue('TextField', props);
  const inForm = onFormReset(reset);
  const text = useComposedText(textOf('TextField', 'value', value), setValue, maxLength);
  return (
    <Field
      {...props}
      ref={inForm}
      counter={props.hasCounter ? <Counter used={text.value.length} max={maxLength} /> : undefined}
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
