import { listOf, warnOfChoice } from '../checks/usable.js';
import { ChoiceRow, type ChoiceOption } from '../field/ChoiceRow.js';
import { rows } from '../field/ChoiceRow.css.js';
import { FieldGroup } from '../field/FieldGroup.js';
import type { FieldProps } from '../field/index.js';
import { onFormReset } from '../field/onFormReset.js';
import { useGroupName } from '../field/useGroupName.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { radio } from './RadioList.css.js';

export interface RadioListProps<Value extends string = string> extends FieldProps<
  Value | '',
  HTMLInputElement,
  Value
> {
  /** The options. All of them are shown. */
  options: readonly ChoiceOption<Value>[];
  /** Hides the label visually; screen readers still read it. @default false */
  isLabelHidden?: boolean | undefined;
}

/** One of a few options that need a line each: a payment method, a reason. */
export function RadioList<Value extends string = string>({ ref, ...props }: RadioListProps<Value>) {
  const [name, inGroup] = useGroupName(props.name);
  const [value, setValue, reset] = useOwnValue<Value | '', Value>('RadioList', props);
  const inForm = onFormReset(reset);
  const options = listOf('RadioList', 'options', props.options);
  warnOfChoice('RadioList', value, options);
  // The option in the tab order, which a form also focuses.
  const stop = options.find((option) => option.value === value) ?? options.find(({ disabled }) => !disabled);
  return (
    <FieldGroup {...props} ref={inForm} role="radiogroup" data-part="radio-list">
      <div ref={inGroup} data-part="options" className={rows}>
        {options.map((option) => (
          <ChoiceRow key={option.value} option={option} disabled={props.disabled || option.disabled}>
            {(names) => (
              <input
                {...names}
                ref={option === stop ? ref : undefined}
                type="radio"
                data-part="radio"
                className={radio}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => setValue(option.value)}
                onBlur={props.onBlur}
              />
            )}
          </ChoiceRow>
        ))}
      </div>
    </FieldGroup>
  );
}
