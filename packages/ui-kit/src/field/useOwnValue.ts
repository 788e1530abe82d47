import { useState } from 'react';

/** The value props of every part: the owner keeps the value (controlled), or the part does. */
export interface ValueProps<Value> {
  /** The value, if the owner keeps it. */
  value?: Value | undefined;
  /** The initial value, if the part keeps it. A reset of its form restores it. */
  defaultValue?: Value | undefined;
  /** Called on each change, such as each key press, but not on a form's reset. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/**
 * The value, its setter, whether the part keeps it, and a function for `onFormReset`. Without `defaultValue` a `value`
 * prop is controlled, even if it is undefined. A part that keeps the value of a native control leaves it to the control,
 * so that a form library can write it there.
 */
export function useOwnValue<Value>({
  value,
  defaultValue,
  onValueChange,
}: ValueProps<Value>): [value: Value, change: (value: Value) => void, isOwn: boolean, reset: () => void] {
  const [own, setOwn] = useState({ value: defaultValue });
  const isOwn = value === undefined && defaultValue !== undefined;
  const change = (next: Value) => {
    if (isOwn) setOwn({ value: next });
    onValueChange?.(next);
  };
  // A new object, so that a controlled part renders again too, because the browser has reset its controls.
  const reset = () => setOwn({ value: defaultValue });
  // The part decides how it shows undefined.
  return [(isOwn ? own.value : value) as Value, change, isOwn, reset];
}
