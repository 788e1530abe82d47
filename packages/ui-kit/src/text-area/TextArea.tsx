import type { CSSProperties, TextareaHTMLAttributes } from 'react';
import { amountOf, textOf } from '../checks/usable.js';
import { Counter } from '../field/Counter.js';
import { Field, type FieldProps } from '../field/index.js';
import { useComposedText } from '../field/useComposedText.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { area } from './TextArea.css.js';

/** The default maximum length, in UTF-16 code units. */
const DEFAULT_MAX_LENGTH = 1000;
const DEFAULT_ROWS = 3;

export interface TextAreaProps extends FieldProps<string, HTMLTextAreaElement> {
  /** The maximum number of characters. @default 1000 */
  maxLength?: number | undefined;
  /** The minimum number of rows; it grows with its text. @default 3 */
  rows?: number | undefined;
  /** The autofill hint, such as `street-address`. */
  autoComplete?: TextareaHTMLAttributes<HTMLTextAreaElement>['autoComplete'] | undefined;
  /** Which letters a phone's keyboard capitalizes. */
  autoCapitalize?: 'none' | 'sentences' | 'words' | undefined;
  /** An example, shown while the field is empty. It does not replace the label. */
  placeholder?: string | undefined;
  /** The text can be selected and copied, but not changed. @default false */
  readOnly?: boolean | undefined;
  /** Shows how many characters are used and the maximum. @default false */
  hasCounter?: boolean | undefined;
  /** Hides the label visually; screen readers still read it. @default false */
  isLabelHidden?: boolean | undefined;
}

/** Multi-line text, such as a question to support or a reason. It grows with its text. */
export function TextArea({ ref, ...props }: TextAreaProps) {
  const maxLength = amountOf(
    'TextArea',
    'maxLength',
    props.maxLength ?? DEFAULT_MAX_LENGTH,
    [0, Infinity],
    DEFAULT_MAX_LENGTH,
  );
  const rows = amountOf('TextArea', 'rows', props.rows ?? DEFAULT_ROWS, [1, 100], DEFAULT_ROWS);
  const [value, setValue, reset, isOwn] = useOwnValue('TextArea', props);
  const inForm = onFormReset(reset);
  const text = useComposedText(textOf('TextArea', 'value', value), setValue, maxLength);
  return (
    <Field
      {...props}
      ref={inForm}
      counter={props.hasCounter ? <Counter used={text.value.length} max={maxLength} /> : undefined}
    >
      {(field) => (
        <textarea
          {...field}
          {...text}
          {...(isOwn ? { value: undefined, defaultValue: props.defaultValue } : undefined)}
          ref={ref}
          data-part="control"
          className={area}
          style={{ '--uk-rows': rows } as CSSProperties}
          name={props.name}
          rows={rows}
          autoComplete={props.autoComplete}
          autoCapitalize={props.autoCapitalize}
          placeholder={props.placeholder}
          readOnly={props.readOnly}
          maxLength={maxLength}
          onBlur={props.onBlur}
        />
      )}
    </Field>
  );
}
