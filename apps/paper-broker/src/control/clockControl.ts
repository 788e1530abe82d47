import type { BusinessClock } from '../clock/businessClock.js';
import { Refusal } from '../http/refusal.js';
import type { ControlOperations } from './operation.js';

export interface ClockTools {
  readonly clock: BusinessClock;
  /** Moves the clock and runs all work that is due then. False if the server stops before the work is done. */
  readonly runAll: (move: () => Promise<void>) => Promise<boolean>;
}

/** Reads and moves business time. */
export function clockControl({
  clock,
  runAll,
}: ClockTools): Pick<ControlOperations, 'getClock' | 'moveClock'> {
  const answer = () =>
    ({ status: 200, body: { now: clock.now().toISOString(), mode: clock.mode() } }) as const;
  return {
    async getClock() {
      await clock.refresh();
      return answer();
    },
    async moveClock({ body }) {
      const set = body.set === undefined ? undefined : new Date(body.set);
      const isDone = await runAll(() => clock.move({ mode: body.mode, set, advanceMs: body.advance_ms }));
      if (!isDone) throw new Refusal('unavailable');
      return answer();
    },
  };
}
