import { useRef, useState, type ReactNode } from 'react';
import { listOf, warnOfChoice } from '../checks/usable.js';
import type { FieldProps } from '../field/index.js';
import { FieldButton } from '../field/FieldButton.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { ChevronDownIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { Sheet } from '../sheet/index.js';
import { Listbox } from './Listbox.js';

const english = { chooseOption: en.chooseOption };

/** An option of a `Picker` or `Combobox`, or a suggestion of a `SuggestField`. */
export interface PickerOption<Value extends string = string> {
  /** Unique among the options; not '', which means that nothing is chosen. */
  readonly value: Value;
  /** The option's name, plain text. */
  readonly label: string;
  /** A line below the label. */
  readonly note?: string | undefined;
  /** Before the label: a flag, an avatar. */
  readonly start?: ReactNode;
  /** Whether it is shown, but cannot be chosen. @default false */
  readonly disabled?: boolean | undefined;
}

export interface PickerProps<Value extends string = string> extends FieldProps<
  Value | '',
  HTMLButtonElement,
  Value
> {
  /** The options, in list order. */
  options: readonly PickerOption<Value>[];
  /** Shown while nothing is selected. @default the kit's "Choose" */
  placeholder?: string | undefined;
}

/**
 * Chooses one option from a list with pictures or secondary lines. The list opens in a sheet and supports arrow keys
 * and letters. For text-only options use `Select`, the native one.
 */
export function Picker<Value extends string = string>({ ref, ...props }: PickerProps<Value>) {
  const messages = useKitMessages(english);
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const [value, setValue, reset] = useOwnValue<Value | '', Value>('Picker', props);
  const inForm = onFormReset(reset);
  const options = listOf('Picker', 'options', props.options);
  warnOfChoice('Picker', value, options);
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <FieldButton
        {...props}
        ref={ref}
        inForm={inForm}
        start={chosen?.start}
        shown={chosen?.label ?? props.placeholder ?? messages.chooseOption}
        isEmpty={chosen === undefined}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
        picture={<ChevronDownIcon size="small" />}
      />
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={props.label} initialFocus={list}>
        <Listbox
          ref={list}
          label={props.label}
          options={options}
          value={value}
          onChoose={(next) => {
            setIsOpen(false);
            if (next !== value) setValue(next);
          }}
        />
      </Sheet>
    </>
  );
}
