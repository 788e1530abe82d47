import { listOf, warnOfChoice } from '../checks/usable.js';
import { Field, type FieldProps } from '../field/index.js';
import { control } from '../field/Field.css.js';
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
  /** What can be chosen, in the order of the list. */
  options: readonly SelectOption<Value>[];
  /** Shown while nothing is chosen. @default the kit's "Choose" */
  placeholder?: string | undefined;
  /** What the browser may fill in, such as `country`. */
  autoComplete?: string | undefined;
}

/** One of a list, by the platform's own picker: the only one that every phone's customer already knows. */
export function Select<Value extends string = string>({ ref, ...props }: SelectProps<Value>) {
  const messages = useKitMessages(english);
  const [value, setValue] = useOwnValue<Value | ''>(props);
  const options = listOf('Select', 'options', props.options);
  warnOfChoice('Select', value, options);
  return (
    <Field
      {...props}
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
