import { useImperativeHandle, useState, type CSSProperties } from 'react';
import { listOf } from '../checks/usable.js';
import { control, slotButton } from '../field/Field.css.js';
import { Field, type FieldProps } from '../field/index.js';
import { useComposedText } from '../field/useComposedText.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { ChevronDownIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import type { PickerOption } from '../picker/index.js';
import { choice } from './Combobox.css.js';
import { useCombobox } from './useCombobox.js';
import type { FindOptions } from './useFoundOptions.js';

export interface ComboboxProps<Value extends string = string> extends FieldProps<Value | ''> {
  /**
   * The options, in list order, filtered by words of label and note. With `findOptions`: those shown while nothing is
   * typed. @default none
   */
  options?: readonly PickerOption<Value>[] | undefined;
  /** Finds the options for the typed text, without spaces at its ends. Called 200 ms after the last key. @default none */
  findOptions?: FindOptions<Value> | undefined;
  /** Shown while the field is empty. @default none */
  placeholder?: string | undefined;
}

const english = { chooseOption: en.chooseOption };
const NO_OPTIONS: readonly never[] = [];
const MAX_LENGTH = 140;

/**
 * Chooses one option of a long list by typing a part of its name. The value is that of the option, '' while nothing is
 * chosen. A value of no known option is shown itself, in place of a label.
 */
export function Combobox<Value extends string = string>({ ref, ...props }: ComboboxProps<Value>) {
  const messages = useKitMessages(english);
  const [value, setValue, reset] = useOwnValue<Value | ''>('Combobox', props);
  const given = listOf('Combobox', 'options', props.options ?? NO_OPTIONS);
  /** The last choice: what was found for one text may be missing from what is found for another. */
  const [chosen, setChosen] = useState<PickerOption<Value>>();
  /** What is being typed; undefined while the field shows the choice. */
  const [typed, setTyped] = useState<string>();
  const isChosen = (option: PickerOption<Value> | undefined) =>
    option !== undefined && option.value === value;
  const shown = isChosen(chosen) ? chosen : given.find(isChosen);
  const list = useCombobox<Value>({
    part: 'Combobox',
    label: props.label,
    options: given,
    findOptions: props.findOptions,
    text: (typed ?? '').trim(),
    value: value || '',
    takesFirst: true,
    onChoose: (option) => {
      setChosen(option);
      setTyped(undefined);
      if (option.value !== value) setValue(option.value);
    },
    onLeave: (event) => {
      setTyped(undefined);
      props.onBlur?.(event);
    },
  });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => list.input.current);
  const inForm = onFormReset(() => {
    reset();
    setTyped(undefined);
    list.close();
  });
  const text = useComposedText(
    typed ?? shown?.label ?? (value || ''),
    (next) => {
      setTyped(next);
      list.open();
      // An emptied field means that nothing is chosen.
      if (next === '' && value !== '') setValue('');
    },
    MAX_LENGTH,
  );
  return (
    <Field
      {...props}
      ref={inForm}
      end={
        given.length === 0 ? undefined : (
          <button
            type="button"
            // The arrow keys of the input do the same.
            tabIndex={-1}
            data-part="slot-button"
            className={slotButton}
            aria-label={`${messages.chooseOption}: ${props.label}`}
            aria-expanded={list.isShown}
            disabled={props.disabled}
            // The focus stays in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              list.input.current?.focus();
              if (list.isShown) list.close();
              else list.open();
            }}
          >
            <ChevronDownIcon size="small" />
          </button>
        )
      }
    >
      {(field) => (
        <>
          <input
            {...field}
            {...text}
            {...list.inputProps}
            ref={list.input}
            type="text"
            data-part="control"
            className={`${control} ${choice}`}
            style={{ '--uk-length': text.value.length + 1 } as CSSProperties}
            placeholder={props.placeholder}
            onClick={list.open}
          />
          {list.panel}
          {props.name === undefined ? null : (
            <input type="hidden" name={props.name} value={value || ''} disabled={props.disabled} />
          )}
        </>
      )}
    </Field>
  );
}
