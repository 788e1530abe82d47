import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const [state, setState] = useState(idle);
  // Beside the rendered state, because a release may follow its move before anything was rendered.
  const current = useRef(idle);
  const work = useRef<AbortController | null>(null);

  const send = (event: RefresherEvent): RefresherState => {
    current.current = refresherMachine(current.current, event, thresholdPx);
    setState(current.current);
    return current.current;
  };

  const settle = useEffectEvent(() => send({ type: 'settled' }));
  const callOff = useEffectEvent(() => send({ type: 'calledOff' }));
  useEffect(() => {
    if (disabled) callOff();
    return () => {
      work.current?.abort();
      work.current = null;
    };
  }, [disabled]);

  useEffect(() => {
    if (state.phase !== 'restore' && state.phase !== 'abort') return undefined;
    const timer = setTimeout(() => settle(), RESTORE_MS);
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
    const wasRefreshing = current.current.phase === 'refreshing';
    if (send(event).phase === 'refreshing' && !wasRefreshing) void run();
  };
  return { state, send, refresh };
}
