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
 * The value and its setter, controlled or not. Without `defaultValue` a `value` prop is controlled, even if it is
 * undefined.
 */
export function useOwnValue<Value>({
  value,
  defaultValue,
  onValueChange,
}: ValueProps<Value>): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const isOwn = value === undefined && defaultValue !== undefined;
  const change = (next: Value) => {
    if (isOwn) setOwn(() => next);
    onValueChange?.(next);
  };
  // The part decides how it shows undefined.
  return [(isOwn ? own : value) as Value, change];
}
