import { useEffect, useState } from 'react';

/** The pause after which a figure counts as typed, ms. */
const PAUSE_MS = 300;

/** The value at the last pause in typing, so that not every key sends a request. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
