import { listOf } from '../checks/usable.js';
import { withChoice } from '../checkbox-group/withChoice.js';
import { FieldGroup } from '../field/FieldGroup.js';
import type { FieldProps } from '../field/index.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { CheckIcon } from '../icon/index.js';
import * as css from './ChipGroup.css.js';

export interface ChipOption<Value extends string = string> {
  readonly value: Value;
  /** A word or two. */
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface ChipGroupProps<Value extends string = string> extends Omit<
  FieldProps<readonly Value[]>,
  'required' | 'error'
> {
  /** The options. All of them are shown. */
  options: readonly ChipOption<Value>[];
  /** Hides the label visually; screen readers still read it. @default false */
  isLabelHidden?: boolean | undefined;
}

/** Any number of short options, such as the filters of a list. */
export function ChipGroup<Value extends string = string>({ ref, ...props }: ChipGroupProps<Value>) {
  const [held, setHeld, reset] = useOwnValue<readonly Value[]>('ChipGroup', props);
  const inForm = onFormReset(reset);
  const value = listOf('ChipGroup', 'value', held);
  const options = listOf('ChipGroup', 'options', props.options);
  return (
    <FieldGroup {...props} ref={inForm} data-part="chip-group">
      <div data-part="chips" className={css.chips}>
        {options.map((option, index) => (
          <label key={option.value} data-part="chip" className={css.chip}>
            <input
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              data-part="input"
              className={css.input}
              name={props.name}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={option.disabled}
              onChange={(event) =>
                setHeld(withChoice(value, option.value, event.currentTarget.checked, options))
              }
              onBlur={props.onBlur}
            />
            <span data-part="face" className={css.face}>
              <span data-part="mark" className={css.mark}>
                <CheckIcon size="small" />
              </span>
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
