import { useImperativeHandle } from 'react';
import { listOf, textOf } from '../checks/usable.js';
import { useCombobox } from '../combobox/useCombobox.js';
import type { FindOptions } from '../combobox/useFoundOptions.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import type { PickerOption } from '../picker/index.js';
import type { SearchFieldProps } from './SearchField.js';
import { SearchFrame } from './SearchFrame.js';

export interface SuggestFieldProps<Value extends string = string> extends SearchFieldProps {
  /** Finds the suggestions for the typed text, without spaces at its ends. Called 200 ms after the last key. */
  findOptions: FindOptions<Value>;
  /** Suggestions while the field is empty, such as the last searches. @default none */
  options?: readonly PickerOption<Value>[] | undefined;
  /** Called with the chosen suggestion, after its label has become the value. @default none */
  onChoose?: ((option: PickerOption<Value>) => void) | undefined;
}

const english = { search: en.search };
const NO_OPTIONS: readonly never[] = [];

/**
 * A text to search for, with suggestions below it. Enter searches for the text; after an arrow key, it takes the active
 * suggestion.
 */
export function SuggestField<Value extends string = string>({ ref, ...props }: SuggestFieldProps<Value>) {
  const messages = useKitMessages(english);
  const [held, setValue, reset] = useOwnValue('SuggestField', props);
  const value = textOf('SuggestField', 'value', held);
  const list = useCombobox<Value>({
    part: 'SuggestField',
    label: props.label ?? messages.search,
    options: listOf('SuggestField', 'options', props.options ?? NO_OPTIONS),
    findOptions: props.findOptions,
    text: value.trim(),
    value: '',
    takesFirst: false,
    onChoose: (option) => {
      setValue(option.label);
      props.onChoose?.(option);
    },
    onLeave: (event) => props.onBlur?.(event),
  });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => list.input.current);
  const inForm = onFormReset(() => {
    reset();
    list.close();
  });
  return (
    <SearchFrame
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        list.open();
      }}
      onSearch={(text) => {
        list.close();
        props.onSearch?.(text);
      }}
      input={list.input}
      inForm={inForm}
      control={{ ...list.inputProps, onClick: list.open }}
    >
      {list.panel}
    </SearchFrame>
  );
}
