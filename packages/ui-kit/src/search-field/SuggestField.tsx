import { useImperativeHandle } from 'react';
import { listOf, textOf } from '../checks/usable.js';
import { useCombobox } from '../combobox/useCombobox.js';
import type { FindOptions } from '../combobox/useFoundOptions.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../field/useOwnValue.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import type { PickerOption } from '../picker/index.js';
import type { SearchFieldProps } from './SearchField.js';
import { SearchFrame } from './SearchFrame.js';

export interface SuggestFieldProps<Value extends string = string> extends SearchFieldProps {
  /** Finds the suggestions for the typed text, such as by a request. Called after a pause in typing. */
  findOptions: FindOptions<Value>;
  /** Shown while the field is empty: the last searches. @default none */
  options?: readonly PickerOption<Value>[] | undefined;
  /** Called with the chosen suggestion; the field then contains its label. */
  onChoose?: ((option: PickerOption<Value>) => void) | undefined;
}

const english = { search: en.search };
const NO_OPTIONS: readonly never[] = [];

/** A search text with suggestions below it. Enter searches for the text, unless the arrow keys chose a suggestion. */
export function SuggestField<Value extends string = string>({ ref, ...props }: SuggestFieldProps<Value>) {
  const messages = useKitMessages(english);
  const [held, setValue, , reset] = useOwnValue('SuggestField', props);
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
