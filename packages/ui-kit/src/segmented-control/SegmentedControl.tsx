import { rootOf, type RootProps } from '../css/rootOf.js';
import { listOf, warnOfChoice } from '../checks/usable.js';
import { hiddenLabel } from '../field/FieldText.css.js';
import { onFormReset } from '../field/onFormReset.js';
import { useGroupName } from '../field/useGroupName.js';
import { useOwnValue, type ValueProps } from '../field/useOwnValue.js';
import * as css from './SegmentedControl.css.js';

export interface Segment<Value extends string = string> {
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
  /** Two to five items. */
  items: readonly Segment<Value>[];
  /** Shows the label above. @default false: it is for screen readers */
  showLabel?: boolean | undefined;
  /** Whether none can be chosen. @default false */
  disabled?: boolean | undefined;
  /** The name in a form that the browser submits. */
  name?: string | undefined;
}

/** One of a few visible options: order type, buy or sell, range of a chart. It is a radio group. */
export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>) {
  const [name, inGroup] = useGroupName(props.name);
  const [value, setValue, , reset] = useOwnValue('SegmentedControl', props);
  const inForm = onFormReset(reset);
  const items = listOf('SegmentedControl', 'items', props.items);
  warnOfChoice('SegmentedControl', value, items);
  return (
    <fieldset
      {...rootOf(props, css.group)}
      role="radiogroup"
      data-part="segmented-control"
      disabled={props.disabled}
    >
      <legend ref={inGroup} data-part="legend" className={props.showLabel ? css.legend : hiddenLabel}>
        {props.label}
      </legend>
      <div ref={inForm} data-part="track" className={css.track}>
        {items.map((item) => (
          <label key={item.value} data-part="option" className={css.option}>
            <input
              type="radio"
              data-part="radio"
              className={css.radio}
              name={name}
              value={item.value}
              aria-label={item.fullLabel}
              checked={item.value === value}
              disabled={item.disabled}
              onChange={() => setValue(item.value)}
            />
            <span data-part="face" className={css.face} data-tone={item.tone}>
              {item.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
