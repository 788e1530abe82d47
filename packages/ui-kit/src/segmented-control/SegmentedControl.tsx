import { rootOf, type RootProps } from '../css/rootOf.js';
import { listOf, warnOfChoice } from '../checks/usable.js';
import { hiddenLabel } from '../field/FieldText.css.js';
import { onFormReset } from '../field/onFormReset.js';
import { useGroupName } from '../field/useGroupName.js';
import { useOwnValue, type ValueProps } from '../hooks/useOwnValue.js';
import * as css from './SegmentedControl.css.js';

export interface SegmentOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /**
   * The full text for screen readers, if `label` is an abbreviation. It contains `label`, because speech users say
   * that to choose it.
   */
  readonly fullLabel?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Colour of the chosen text, for buy and sell. The text says it too. */
  readonly tone?: 'gain' | 'loss' | undefined;
}

export interface SegmentedControlProps<Value extends string = string> extends RootProps, ValueProps<Value> {
  /** Names the choice. */
  label: string;
  /** Two to five options. */
  options: readonly SegmentOption<Value>[];
  /** Hides the label, which screen readers still announce. @default true */
  isLabelHidden?: boolean | undefined;
  /** Whether none can be chosen. @default false */
  disabled?: boolean | undefined;
  /** The name in a form that the browser submits. */
  name?: string | undefined;
}

/** One of a few visible options: order type, buy or sell, range of a chart. It is a radio group. */
export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>) {
  const [name, inGroup] = useGroupName(props.name);
  const [value, setValue, reset] = useOwnValue('SegmentedControl', props);
  const inForm = onFormReset(reset);
  const options = listOf('SegmentedControl', 'options', props.options);
  warnOfChoice('SegmentedControl', value, options);
  return (
    <fieldset
      {...rootOf(props, css.group)}
      role="radiogroup"
      data-part="segmented-control"
      disabled={props.disabled}
    >
      <legend
        ref={inGroup}
        data-part="legend"
        className={props.isLabelHidden === false ? css.legend : hiddenLabel}
      >
        {props.label}
      </legend>
      <div ref={inForm} data-part="track" className={css.track}>
        {options.map((option) => (
          <label key={option.value} data-part="option" className={css.option}>
            <input
              type="radio"
              data-part="radio"
              className={css.radio}
              name={name}
              value={option.value}
              aria-label={option.fullLabel}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => setValue(option.value)}
            />
            <span data-part="face" className={css.face} data-tone={option.tone}>
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
