import { useEffect, useState } from 'react';

/** The pause after which a figure counts as typed, ms. */
const SETTLE_MS = 300;

/** The text at the last pause in typing, so that not every key sends a request. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
