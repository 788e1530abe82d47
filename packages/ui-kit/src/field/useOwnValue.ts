import { useState } from 'react';

/** The value props of every part: the owner keeps the value (controlled), or the part does. */
export interface ValueProps<Value> {
  /** The value, if the owner keeps it. */
  value?: Value | undefined;
  /** The initial value, if the part keeps it. */
  defaultValue?: Value | undefined;
  /** Called on each change, such as each key press. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/**
 * The value, its setter, and whether the part keeps it. Without `defaultValue` a `value` prop is controlled, even if it
 * is undefined. A part that keeps the value of a native control leaves it to the control, so that a form library or
 * the form's reset can write it there.
 */
export function useOwnValue<Value>({
  value,
  defaultValue,
  onValueChange,
}: ValueProps<Value>): [value: Value, change: (value: Value) => void, isOwn: boolean] {
  const [own, setOwn] = useState(defaultValue);
  const isOwn = value === undefined && defaultValue !== undefined;
  const change = (next: Value) => {
    if (isOwn) setOwn(() => next);
    onValueChange?.(next);
  };
  // The part decides how it shows undefined.
  return [(isOwn ? own : value) as Value, change, isOwn];
}
