import { useRef, useState, type ReactNode } from 'react';
import { listOf, warnOfChoice } from '../checks/usable.js';
import { Field, type FieldProps } from '../field/index.js';
import { control } from '../field/Field.css.js';
import { ChevronDownIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { Sheet } from '../sheet/index.js';
import { Listbox } from './Listbox.js';
import * as css from './Picker.css.js';

const english = { chooseOption: en.chooseOption };

export interface PickerOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A second, quieter line. */
  readonly note?: string | undefined;
  /** Before the label: a flag, an avatar. */
  readonly start?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface PickerProps<Value extends string = string> extends FieldProps<
  Value | '',
  HTMLButtonElement
> {
  options: readonly PickerOption<Value>[];
  /** Shown while nothing is chosen. @default the kit's "Choose" */
  placeholder?: string | undefined;
}

/**
 * One of a list that needs more than words: pictures, second lines. The list opens in a sheet, takes arrow keys and letters,
 * and is a list and not a wheel. For plain words `Select`, the platform's own, is better.
 */
export function Picker<Value extends string = string>({ ref, ...props }: PickerProps<Value>) {
  const messages = useKitMessages(english);
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const options = listOf('Picker', 'options', props.options);
  warnOfChoice('Picker', props.value, options);
  const chosen = options.find(({ value }) => value === props.value);
  const shown = chosen?.label ?? props.placeholder ?? messages.chooseOption;
  return (
    <>
      <Field
        {...props}
        start={chosen?.start}
        end={
          <span className={css.chevron}>
            <ChevronDownIcon size="small" />
          </span>
        }
      >
        {({ 'aria-required': _required, 'aria-invalid': isInvalid, ...field }) => (
          <button
            {...field}
            ref={ref}
            type="button"
            className={`${control} ${css.button}`}
            // A label names a button instead of its text, so the name has both.
            aria-label={`${props.label}: ${shown}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            data-invalid={isInvalid}
            data-empty={chosen === undefined || undefined}
            onClick={() => setIsOpen(true)}
            onBlur={props.onBlur}
          >
            {shown}
          </button>
        )}
      </Field>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={props.label} initialFocus={list}>
        <Listbox
          ref={list}
          label={props.label}
          options={options}
          value={props.value}
          onChoose={(value) => {
            setIsOpen(false);
            if (value !== props.value) props.onValueChange(value);
          }}
        />
      </Sheet>
    </>
  );
}
