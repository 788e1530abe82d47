import { useEffect, useReducer, useRef } from 'react';
import { idle, refresherMachine, type RefresherEvent, type RefresherState } from './refresherMachine.js';

/** The way back to the top takes this long at most; the browser may lose the event that ends it. ms */
const RESTORE_MS = 350;

/**
 * The refresher's state, and the work that belongs to it: `onRefresh` runs once per refresh, with a signal that aborts when
 * the component goes or is disabled, and its answer after that is ignored.
 */
export function useRefresh(
  onRefresh: (signal: AbortSignal) => Promise<unknown>,
  thresholdPx: number,
  disabled: boolean,
) {
  const [state, send] = useReducer(
    (current: RefresherState, event: RefresherEvent) => refresherMachine(current, event, thresholdPx),
    idle,
  );
  const work = useRef<AbortController | null>(null);

  useEffect(() => {
    if (disabled) send({ type: 'calledOff' });
    return () => {
      work.current?.abort();
      work.current = null;
    };
  }, [disabled]);

  useEffect(() => {
    if (state.phase !== 'restore' && state.phase !== 'abort') return undefined;
    const timer = setTimeout(() => send({ type: 'settled' }), RESTORE_MS);
    return () => clearTimeout(timer);
  }, [state.phase]);

  const run = async () => {
    const controller = new AbortController();
    work.current = controller;
    let outcome: RefresherEvent = { type: 'resolved' };
    try {
      await onRefresh(controller.signal);
    } catch {
      // The customer is told and can retry; why it failed is the owner's to report, who knows what was loaded.
      outcome = { type: 'rejected' };
    }
    if (controller.signal.aborted) return;
    work.current = null;
    send(outcome);
  };
  const refresh = (event: RefresherEvent) => {
    const next = refresherMachine(state, event, thresholdPx);
    send(event);
    if (next.phase === 'refreshing' && state.phase !== 'refreshing' && work.current === null) void run();
  };
  return { state, send, refresh };
}
