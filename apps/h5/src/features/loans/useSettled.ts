import { useEffect, useState } from 'react';

/** Time without a key in which a figure counts as typed, ms. */
const SETTLE_MS = 300;

/** A text as it was when typing last paused, so that not every key asks the server. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
