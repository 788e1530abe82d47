import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function for effects that always calls the newest `callback`. React has one since 19.2; the kit runs on
 * 19.0.
 */
export function useEffectEvent<Given extends readonly unknown[], Result>(
  callback: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
