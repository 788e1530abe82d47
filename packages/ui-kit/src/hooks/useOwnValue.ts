import { useState } from 'react';
import { warnOnce } from '../checks/warnOnce.js';

/**
 * The value props of every part: the owner keeps the value (controlled), or the part does. `Chosen`: what a customer can
 * change it to, without what stands for none.
 */
export interface ValueProps<Value, Chosen extends Value = Value> {
  /** The value, if the owner keeps it. Pass it on every render, also while there is none. */
  value?: Value | undefined;
  /** The initial value, if the part keeps it. A reset of the form restores it. Pass this or `value`. */
  defaultValue?: Value | undefined;
  /** Called with the new value on each change, such as each key, but not on a reset of the form. */
  onValueChange?: ((value: Chosen) => void) | undefined;
}

/**
 * The value, its setter, a function for `onFormReset`, and whether the part keeps the value. Without `defaultValue` a `value`
 * prop is controlled, even if it is undefined. A part that keeps the value of a native control leaves it to the control,
 * so that a form library can write it there. `part`: its name, for a warning when the owner changes while it is mounted.
 */
export function useOwnValue<Value, Chosen extends Value = Value>(
  part: string,
  { value, defaultValue, onValueChange }: ValueProps<Value, Chosen>,
): [value: Value, change: (value: Chosen) => void, reset: () => void, isOwn: boolean] {
  const isGiven = value !== undefined;
  const [own, setOwn] = useState({ value: defaultValue, isGiven });
  const isOwn = !isGiven && defaultValue !== undefined;
  if (process.env.NODE_ENV !== 'production' && !isGiven && !isOwn)
    warnOnce(
      `${part}: it has neither a value nor a default value.`,
      'What a customer enters or chooses is not kept.',
      "Pass `value` on every render, '' or what else stands for none, or only `defaultValue`.",
    );
  if (
    process.env.NODE_ENV !== 'production' &&
    own.isGiven !== isGiven &&
    (own.isGiven || defaultValue !== undefined)
  )
    warnOnce(
      `${part}: its value is ${isGiven ? 'given' : 'undefined'} and was ${isGiven ? 'not' : 'given'} at first.`,
      isGiven ? 'What the part kept itself is dropped.' : 'What was given before is no longer shown.',
      "Pass `value` from beginning to end, '' or what else stands for none, or only `defaultValue`.",
    );
  const change = (next: Chosen) => {
    if (isOwn) setOwn({ value: next, isGiven });
    onValueChange?.(next);
  };
  // A new object, so that a controlled part renders again too, because the browser has reset its controls.
  const reset = () => setOwn({ value: defaultValue, isGiven });
  // The part decides how it shows undefined.
  return [(isOwn ? own.value : value) as Value, change, reset, isOwn];
}
