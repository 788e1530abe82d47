import { isApiError } from '@fairlot/api-client';
import { useEffect, useState } from 'react';
import { SECOND_MS } from '../../durations.js';

/**
 * The pause that the server requires after too many wrong attempts. It applies to the name that was tried: call
 * `clear` when another one is typed.
 */
export function useThrottle() {
  const [endsAtMs, setEndsAtMs] = useState<number>();
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    if (endsAtMs === undefined) return undefined;
    const timer = setInterval(() => {
      const now = Date.now();
      setNowMs(now);
      if (now >= endsAtMs) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return {
    /** Whole seconds to wait; 0 when an attempt is allowed. */
    secondsLeft: endsAtMs === undefined ? 0 : Math.max(0, Math.ceil((endsAtMs - nowMs) / SECOND_MS)),
    /** Reads the pause from a refusal. */
    heed: (error: unknown) => {
      if (!isApiError(error, 'rate_limited') || error.retryAfterS === undefined) return;
      const now = Date.now();
      setNowMs(now);
      setEndsAtMs(now + error.retryAfterS * SECOND_MS);
    },
    clear: () => setEndsAtMs(undefined),
  };
}

/** @example clockText(75) // '1:15' */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
