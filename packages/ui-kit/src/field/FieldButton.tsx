import type { ReactNode } from 'react';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { control } from './Field.css.js';
import { Field } from './Field.js';
import * as css from './FieldButton.css.js';
import type { FieldProps } from './fieldProps.js';

export interface FieldButtonProps extends Omit<
  FieldProps<string, HTMLButtonElement>,
  'value' | 'defaultValue' | 'onValueChange'
> {
  /** What the field holds, in words, or what it asks for. */
  shown: string;
  /** Nothing is chosen: `shown` is drawn paler, as a placeholder. */
  isEmpty: boolean;
  /** Whether the dialog is open; said with the button. */
  isOpen: boolean;
  /** Called by a press: opens the dialog. */
  onOpen: () => void;
  /** At the end: what will open. */
  picture: ReactNode;
  /** Inside the box, before the words. */
  start?: ReactNode;
}

const english = { required: en.required };

/** A field whose value is chosen in a dialog: it looks like any other and opens that. */
export function FieldButton({ ref, shown, isEmpty, isOpen, onOpen, picture, ...props }: FieldButtonProps) {
  const messages = useKitMessages(english);
  return (
    <Field
      {...props}
      end={
        <span data-part="picture" className={css.picture}>
          {picture}
        </span>
      }
    >
      {({ 'aria-required': isRequired, 'aria-invalid': isInvalid, ...field }) => (
        <button
          {...field}
          ref={ref}
          type="button"
          data-part="control"
          className={`${control} ${css.button}`}
          // A label names a button instead of its text, so the name has both; and no button can be marked as required.
          aria-label={`${props.label}${isRequired ? ` (${messages.required})` : ''}: ${shown}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-invalid={isInvalid}
          data-empty={isEmpty || undefined}
          onClick={onOpen}
          onBlur={props.onBlur}
        >
          {shown}
        </button>
      )}
    </Field>
  );
}
