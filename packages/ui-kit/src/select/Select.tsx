import { listOf, warnOfChoice } from '../checks/usable.js';
import { Field, type FieldProps } from '../field/index.js';
import { control } from '../field/Field.css.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../field/useOwnValue.js';
import { ChevronDownIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import * as css from './Select.css.js';

const english = { chooseOption: en.chooseOption };

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string = string> extends FieldProps<
  Value | '',
  HTMLSelectElement
> {
  /** The options, in list order. */
  options: readonly SelectOption<Value>[];
  /** Shown while nothing is selected. @default the kit's "Choose" */
  placeholder?: string | undefined;
  /** The autofill hint, such as `country`. */
  autoComplete?: string | undefined;
}

/** Chooses one option from a list with the native picker, which customers know from their phone. */
export function Select<Value extends string = string>({ ref, ...props }: SelectProps<Value>) {
  const messages = useKitMessages(english);
  const [value, setValue, , reset] = useOwnValue<Value | ''>('Select', props);
  const inForm = onFormReset(reset);
  const options = listOf('Select', 'options', props.options);
  warnOfChoice('Select', value, options);
  return (
    <Field
      {...props}
      ref={inForm}
      end={
        <span data-part="chevron" className={css.chevron}>
          <ChevronDownIcon size="small" />
        </span>
      }
    >
      {(field) => (
        <select
          {...field}
          ref={ref}
          data-part="control"
          className={`${control} ${css.select}`}
          name={props.name}
          value={value}
          autoComplete={props.autoComplete}
          data-empty={value === '' || undefined}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen !== undefined) setValue(chosen.value);
          }}
          onBlur={props.onBlur}
        >
          {value === '' ? (
            <option value="" disabled hidden>
              {props.placeholder ?? messages.chooseOption}
            </option>
          ) : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
