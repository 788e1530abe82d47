import { useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { LONGEST_TIMER_MS } from '../dom/longestTimer.js';
import { idle, refresherMachine, type RefresherEvent, type RefresherState } from './refresherMachine.js';

/** The animation back to the top takes at most this long; the browser may lose its end event. ms */
const RESTORE_MS = 350;
/** How long an owner that keeps the state has to render after a refresh began. ms */
const OWNER_ANSWERS_MS = 100;

export interface RefreshRules {
  readonly thresholdPx: number;
  readonly disabled: boolean;
  /** The owner's prop; undefined if the owner does not keep the state. */
  readonly isRefreshing: boolean | undefined;
  readonly minDurationMs: number;
  readonly maxDurationMs: number;
}

interface Work {
  readonly controller: AbortController;
  readonly startedAtMs: number;
  /** Fails it after the maximum time. */
  late?: ReturnType<typeof setTimeout>;
  /** Ends it after the minimum time. */
  soon?: ReturnType<typeof setTimeout>;
}

/**
 * The refresher's state and its work: `onRefresh` runs once per refresh, with a signal that aborts when the component
 * is unmounted or disabled, or when its time is up. Its result after that is ignored.
 */
export function useRefresh(onRefresh: (signal: AbortSignal) => Promise<unknown>, rules: RefreshRules) {
  const { thresholdPx, disabled, isRefreshing, minDurationMs, maxDurationMs } = rules;
  const [state, setState] = useState(idle);
  // A ref beside the state, because a release may follow its move before a render.
  const current = useRef(idle);
  const work = useRef<Work | null>(null);
  const isHeld = useRef(isRefreshing === true);

  const send = (event: RefresherEvent): RefresherState => {
    current.current = refresherMachine(current.current, event, thresholdPx);
    setState(current.current);
    return current.current;
  };
  const finish = (mine: Work, type: 'resolved' | 'rejected') => {
    if (work.current !== mine || (type === 'resolved' && isHeld.current)) return;
    clearTimeout(mine.soon);
    const leastMs = Math.max(minDurationMs, isRefreshing === undefined ? 0 : OWNER_ANSWERS_MS);
    const leftMs = leastMs - (performance.now() - mine.startedAtMs);
    if (leftMs > 0) {
      mine.soon = setTimeout(() => finish(mine, type), leftMs);
      return;
    }
    release(work);
    send({ type });
  };
  const run = async () => {
    const mine: Work = { controller: new AbortController(), startedAtMs: performance.now() };
    work.current = mine;
    if (maxDurationMs <= LONGEST_TIMER_MS)
      mine.late = setTimeout(() => {
        mine.controller.abort();
        finish(mine, 'rejected');
      }, maxDurationMs);
    try {
      await onRefresh(mine.controller.signal);
      finish(mine, 'resolved');
    } catch {
      // The customer is told and can retry. The owner reports the cause, because it knows what was loaded.
      finish(mine, 'rejected');
    }
  };
  const refresh = (event: RefresherEvent) => {
    if (send(event).phase === 'refreshing' && work.current === null) void run();
  };

  const settle = useEffectEvent(() => send({ type: 'settled' }));
  const callOff = useEffectEvent(() => send({ type: 'calledOff' }));
  useEffect(() => {
    if (disabled) callOff();
    return () => {
      work.current?.controller.abort();
      release(work);
    };
  }, [disabled]);
  const follow = useEffectEvent((isOn: boolean) => {
    if (isOn && !disabled) refresh({ type: 'refresh' });
    if (!isOn && work.current !== null) finish(work.current, 'resolved');
  });
  useEffect(() => {
    isHeld.current = isRefreshing === true;
    if (isRefreshing !== undefined) follow(isRefreshing);
  }, [isRefreshing]);

  useEffect(() => {
    if (state.phase !== 'restore' && state.phase !== 'abort') return undefined;
    const timer = setTimeout(() => settle(), RESTORE_MS);
    return () => clearTimeout(timer);
  }, [state.phase]);

  return { state, send, refresh };
}

/** Its later result is ignored. */
function release(work: { current: Work | null }): void {
  clearTimeout(work.current?.late);
  clearTimeout(work.current?.soon);
  work.current = null;
}
