import type { CSSProperties, TextareaHTMLAttributes } from 'react';
import { amountOf, textOf } from '../checks/usable.js';
import { Counter } from '../field/Counter.js';
import { Field, type FieldProps } from '../field/index.js';
import { useComposedText } from '../field/useComposedText.js';
import { useOwnValue } from '../field/useOwnValue.js';
import { area } from './TextArea.css.js';

/** Longest text of an area that names no other limit. Characters, as UTF-16 counts. */
const DEFAULT_MAX_LENGTH = 1000;
const DEFAULT_ROWS = 3;

export interface TextAreaProps extends FieldProps<string, HTMLTextAreaElement> {
  /** Most characters that it takes. @default 1000 */
  maxLength?: number | undefined;
  /** Fewest rows that are shown; it grows with its text. @default 3 */
  rows?: number | undefined;
  /** What the browser may fill in, such as `street-address`. */
  autoComplete?: TextareaHTMLAttributes<HTMLTextAreaElement>['autoComplete'];
  /** Which letters a phone begins with a capital. */
  autoCapitalize?: 'none' | 'sentences' | 'words' | undefined;
  /** An example, shown while it is empty. It is no label. */
  placeholder?: string | undefined;
  /** Can be read, marked and copied, not changed. @default false */
  readOnly?: boolean | undefined;
  /** Shows how many characters are used of how many. @default false */
  counter?: boolean | undefined;
  /** Keeps the label for screen readers, where the place says it already. @default false */
  isLabelHidden?: boolean | undefined;
}

/** Text of several lines: a question to support, a reason. It grows with what is typed. */
export function TextArea({ ref, ...props }: TextAreaProps) {
  const maxLength = amountOf(
    'TextArea',
    'maxLength',
    props.maxLength ?? DEFAULT_MAX_LENGTH,
    [0, Infinity],
    DEFAULT_MAX_LENGTH,
  );
  const rows = amountOf('TextArea', 'rows', props.rows ?? DEFAULT_ROWS, [1, 100], DEFAULT_ROWS);
  const [value, setValue] = useOwnValue(props);
  const text = useComposedText(textOf('TextArea', 'value', value), setValue, maxLength);
  return (
    <Field
      {...props}
      counter={props.counter ? <Counter used={text.value.length} max={maxLength} /> : undefined}
    >
      {(field) => (
        <textarea
          {...field}
          {...text}
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
