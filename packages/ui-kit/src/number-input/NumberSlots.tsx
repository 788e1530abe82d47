import type { ReactNode } from 'react';
import { slotButton } from '../field/Field.css.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { compareDecimals } from './decimalMath.js';
import * as css from './NumberInput.css.js';
import type { NumberInputProps } from './NumberInput.js';

const english = {
  maximum: en.maximum,
  changeSign: en.changeSign,
  decrease: en.decrease,
  increase: en.increase,
};

export interface NumberSlotsProps extends NumberInputProps {
  /** The current value, as decimal text. */
  value: string;
  /** Steps the value by `count` steps, down if negative, within the bounds. */
  stepBy: (count: number) => void;
  /** Sets the value, as decimal text. */
  onSet: (value: string) => void;
  /** Sets the value to `maxAction` and focuses the field. */
  onMax: (value: string) => void;
}

/** The controls after the figure: unit, "Max", sign and steps. */
export function NumberSlots(props: NumberSlotsProps) {
  const { value, min, max, unit, maxAction } = props;
  const messages = useKitMessages(english);
  const slot = (
    children: ReactNode,
    className: string,
    onClick: () => void,
    name?: string,
    isOff?: boolean,
  ) => (
    <button
      type="button"
      data-part="slot-button"
      className={`${slotButton} ${className}`}
      aria-label={name && fillMessage(name, { label: props.label })}
      disabled={props.disabled}
      // A disabled button would lose the focus to the body.
      aria-disabled={isOff}
      // The focus, and so the phone's keypad, stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  );
  const turnRound = () =>
    props.onSet(value.startsWith('-') ? value.slice(1) : /[1-9]/.test(value) ? `-${value}` : value);

  return (
    <>
      {unit !== undefined && (
        <span data-part="unit" className={css.unit}>
          {unit}
        </span>
      )}
      {maxAction !== undefined && slot(messages.maximum, css.max, () => props.onMax(maxAction))}
      {props.allowNegative && slot('±', '', turnRound, messages.changeSign, value === '')}
      {props.step !== undefined && (
        <span data-part="steppers" className={css.steppers}>
          {slot(
            '−',
            css.stepper,
            () => props.stepBy(-1),
            messages.decrease,
            compareDecimals(value, min) <= 0,
          )}
          {slot('+', css.stepper, () => props.stepBy(1), messages.increase, compareDecimals(value, max) >= 0)}
        </span>
      )}
    </>
  );
}
