import type { ReactNode, RefCallback } from 'react';
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
  /** The text of the value, or of the placeholder. */
  shown: string;
  /** Whether nothing is chosen: `shown` is drawn as a placeholder. */
  isEmpty: boolean;
  /** Whether the dialog is open; announced with the button. */
  isOpen: boolean;
  /** Called on a press: opens the dialog. */
  onOpen: () => void;
  /** The icon at the end. */
  picture: ReactNode;
  /** The ref of `onFormReset`. */
  inForm: RefCallback<Element>;
  /** Inside the box, before the text. */
  start?: ReactNode;
}

const english = { required: en.required };

/** A field whose value is chosen in a dialog. */
export function FieldButton({
  ref,
  shown,
  isEmpty,
  isOpen,
  onOpen,
  picture,
  inForm,
  ...props
}: FieldButtonProps) {
  const messages = useKitMessages(english);
  return (
    <Field
      {...props}
      ref={inForm}
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
          // A label replaces a button's text as its name, so the name contains both. A button cannot be
          // `aria-required`.
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
