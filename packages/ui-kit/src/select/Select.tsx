import { listOf, warnOfChoice } from '../checks/usable.js';
import { Field, type FieldProps } from '../field/index.js';
import { control } from '../field/Field.css.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { ChevronDownIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import * as css from './Select.css.js';

const english = { chooseOption: en.chooseOption };

/** An option of a `Select`. */
export interface SelectOption<Value extends string = string> {
  /** Unique among the options; not '', which means that nothing is chosen. */
  readonly value: Value;
  /** Plain text. If it is too long for a line, it wraps; browsers that cannot wrap it end it with dots. */
  readonly label: string;
  /** Whether it is shown, but cannot be chosen. @default false */
  readonly disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string> extends FieldProps<
  Value | '',
  HTMLSelectElement,
  Value
> {
  /** The options, in list order. An empty list shows the placeholder, such as while the options load. */
  options: readonly SelectOption<Value>[];
  /** Shown while nothing is chosen. It cannot be chosen again. @default the kit's "Choose" */
  placeholder?: string | undefined;
  /** What the browser fills in, such as `country`. @default the browser decides */
  autoComplete?: string | undefined;
}

/**
 * Chooses one option in the browser's own list, which customers know from their phone. The value is that of the
 * option, '' while nothing is chosen.
 */
export function Select<Value extends string = string>({ ref, ...props }: SelectProps<Value>) {
  const messages = useKitMessages(english);
  const [held, setValue, reset] = useOwnValue<Value | '', Value>('Select', props);
  const inForm = onFormReset(reset);
  const options = listOf('Select', 'options', props.options);
  warnOfChoice('Select', held, options);
  // A browser shows the first option for a value that has none.
  const value = options.some((option) => option.value === held) ? held : '';
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
