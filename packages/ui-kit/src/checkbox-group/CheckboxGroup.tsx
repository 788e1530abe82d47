import { listOf } from '../checks/usable.js';
import { TickBox } from '../checkbox/TickBox.js';
import { ChoiceRow, type ChoiceOption } from '../field/ChoiceRow.js';
import { rows } from '../field/ChoiceRow.css.js';
import { FieldGroup } from '../field/FieldGroup.js';
import type { FieldProps } from '../field/index.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { withChoice } from './withChoice.js';

export interface CheckboxGroupProps<Value extends string = string> extends FieldProps<readonly Value[]> {
  /** The options. All of them are shown. */
  options: readonly ChoiceOption<Value>[];
  /** Hides the label visually; screen readers still read it. @default false */
  isLabelHidden?: boolean | undefined;
}

/** Any number of a few options, such as the events to be notified of. */
export function CheckboxGroup<Value extends string = string>({ ref, ...props }: CheckboxGroupProps<Value>) {
  const [held, setHeld, reset] = useOwnValue<readonly Value[]>('CheckboxGroup', props);
  const inForm = onFormReset(reset);
  const value = listOf('CheckboxGroup', 'value', held);
  const options = listOf('CheckboxGroup', 'options', props.options);
  return (
    <FieldGroup {...props} ref={inForm} data-part="checkbox-group">
      <div data-part="options" className={rows}>
        {options.map((option, index) => (
          <ChoiceRow key={option.value} option={option} disabled={props.disabled || option.disabled}>
            {(names) => (
              <TickBox
                {...names}
                ref={index === 0 ? ref : undefined}
                name={props.name}
                value={option.value}
                checked={value.includes(option.value)}
                disabled={option.disabled}
                aria-invalid={Boolean(props.error) || undefined}
                onChange={(event) =>
                  setHeld(withChoice(value, option.value, event.currentTarget.checked, options))
                }
                onBlur={props.onBlur}
              />
            )}
          </ChoiceRow>
        ))}
      </div>
    </FieldGroup>
  );
}
