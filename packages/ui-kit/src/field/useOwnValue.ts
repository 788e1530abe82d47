import { useState } from 'react';

/** What every part that holds something takes: kept by its owner, or by itself. */
export interface ValueProps<Value> {
  /** What it holds, where its owner keeps it: it shows what it is given. */
  value?: Value | undefined;
  /** What it holds at first, where nobody keeps `value`: from then on it keeps it itself. */
  defaultValue?: Value | undefined;
  /** Called with each change, such as each key. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/** The value and what changes it, whoever keeps it. What is given without `defaultValue` is its owner's, also where it is undefined. */
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
  // A part says itself what it makes of nothing.
  return [(isOwn ? own : value) as Value, change];
}
