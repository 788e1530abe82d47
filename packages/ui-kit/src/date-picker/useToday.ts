import { useSyncExternalStore } from 'react';
import type { Day } from './days.js';
import { todayIn } from './givenDay.js';

/**
 * Today: the given day, or that of the device. '' on a server and while the browser takes its page over, because the server
 * may have drawn the page on another day, or in another time zone.
 */
export const useToday = (given: Day | undefined, timeZone: string | undefined): Day =>
  useSyncExternalStore(
    neverChanges,
    () => given ?? todayIn(timeZone),
    () => given ?? '',
  );

const neverChanges = () => () => undefined;
