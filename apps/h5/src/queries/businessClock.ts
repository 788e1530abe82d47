import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { queryClient } from './queryClient.js';
import { baseSettingsQuery } from './referenceQueries.js';
import { MINUTE_MS } from '../durations.js';

/** The clock of a demo jumps from a close to the next opening, so it is read again each minute. */
const clockQuery = { ...baseSettingsQuery, refetchInterval: MINUTE_MS };

/**
 * The business time, truncated to the minute, or undefined while unknown. The server's clock may differ from the
 * device's by days. Renders once a minute.
 */
export function useBusinessMinute(): Date | undefined {
  const { data, dataUpdatedAt } = useQuery(clockQuery);
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
  const { data, dataUpdatedAt } = useQuery(clockQuery);
  const aheadMs = data === undefined ? undefined : Date.parse(data.businessTime) - dataUpdatedAt;
  return useMemo(() => (aheadMs === undefined ? undefined : () => Date.now() + aheadMs), [aheadMs]);
}

/**
 * Returns whether the business time has reached one of `moments` (ISO 8601); true while the time is unknown. Renders
 * when the next one is reached.
 */
export function useReached(moments: readonly string[]): (moment: string) => boolean {
  const now = useBusinessNow();
  const key = moments.join();
  const [subscribe, latest] = useMemo(() => {
    const times = key.split(',').map((moment) => Date.parse(moment));
    const follow = (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const nowMs = now?.() ?? Infinity;
        const nextMs = Math.min(...times.filter((time) => time > nowMs));
        if (nextMs === Infinity) return;
        timer = setTimeout(
          () => {
            listener();
            wait();
          },
          // A browser's timer cannot wait for a month.
          Math.min(nextMs - nowMs, MINUTE_MS),
        );
      };
      wait();
      return () => clearTimeout(timer);
    };
    const reached = () => Math.max(...times.filter((time) => time <= (now?.() ?? Infinity)));
    return [follow, reached] as const;
  }, [key, now]);
  const latestMs = useSyncExternalStore(subscribe, latest);
  return (moment) => Date.parse(moment) <= latestMs;
}
