import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { queryClient } from './queryClient.js';
import { baseSettingsQuery } from './referenceQueries.js';

/** The step of a clock that shows hours and minutes, ms. */
const MINUTE_MS = 60_000;

/**
 * The business time, truncated to the minute, or undefined while unknown. The server's clock may differ from the
 * device's by days. Renders once a minute.
 */
export function useBusinessMinute(): Date | undefined {
  const { data, dataUpdatedAt } = useQuery({ ...baseSettingsQuery, refetchInterval: 5 * MINUTE_MS });
  const aheadMs = data === undefined ? undefined : Date.parse(data.businessTime) - dataUpdatedAt;
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const passedMs = (Date.now() + (aheadMs ?? 0)) % MINUTE_MS;
        timer = setTimeout(() => {
          listener();
          wait();
        }, MINUTE_MS - passedMs);
      };
      wait();
      return () => clearTimeout(timer);
    },
    [aheadMs],
  );
  const minute = useSyncExternalStore(subscribe, () => Math.floor((Date.now() + (aheadMs ?? 0)) / MINUTE_MS));
  return aheadMs === undefined ? undefined : new Date(minute * MINUTE_MS);
}

/** The business time at a moment of the device's clock, ms since 1970; undefined while unknown. */
export function toBusinessTime(atMs: number): Date | undefined {
  const state = queryClient.getQueryState(baseSettingsQuery.queryKey);
  return state?.data === undefined
    ? undefined
    : new Date(Date.parse(state.data.businessTime) + atMs - state.dataUpdatedAt);
}

/** Returns the business time in ms since 1970, for counting seconds; undefined while unknown. */
export function useBusinessNow(): (() => number) | undefined {
  const { data, dataUpdatedAt } = useQuery(baseSettingsQuery);
  const aheadMs = data === undefined ? undefined : Date.parse(data.businessTime) - dataUpdatedAt;
  return useMemo(() => (aheadMs === undefined ? undefined : () => Date.now() + aheadMs), [aheadMs]);
}
