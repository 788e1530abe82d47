import { MOST_APART_MS } from '../util/clockDifference.js';
import { MINUTE_MS } from '../util/durations.js';
import type { RatePolicy, RateState } from './rateLimits.js';

/** Up to this quota, each counted request asks the database. Counts of larger quotas are shared every SHARE_MS. */
const EXACT_QUOTA = 20;

/** What a process has counted since it last shared. */
export interface CountChange {
  readonly key: string;
  readonly change: number;
  readonly endsAt: Date;
}

export interface SharedCount {
  readonly key: string;
  readonly count: number;
  readonly endsAt: Date;
}

/** Adds the changes to the counts of all processes and returns the new counts. */
export type ShareCounts = (changes: readonly CountChange[], now: Date) => Promise<readonly SharedCount[]>;

export interface RateLimiter {
  /** @param cost the number of requests that this one counts for */
  take(policy: RatePolicy, who: string, cost?: number): Promise<RateState>;
  giveBack(policy: RatePolicy, who: string, cost?: number): void;
  /** Shares counts with the other processes. Never fails: without the store each process counts alone. */
  share(): Promise<void>;
  stop(): void;
}

interface Window {
  readonly lengthMs: number;
  count: number;
  /** The part of `count` that is not shared yet. */
  unshared: number;
  endsAtMs: number;
}

/** Whether a window of this length may still end at that time. Otherwise it is over, or its clock was ahead. */
const isRunning = (lengthMs: number, endsAtMs: number, nowMs: number): boolean =>
  endsAtMs > nowMs && endsAtMs <= nowMs + lengthMs + MOST_APART_MS;

const SWEEP_MS = MINUTE_MS;
/** The interval in which counts are shared. Within it, several processes together may exceed a limit. */
const SHARE_MS = 250;

/**
 * Counts requests in fixed windows: in memory and, with `shareCounts`, together with the other processes on the
 * same database, by one statement four times a second.
 */
export function createRateLimiter(
  wall: () => Date,
  shareCounts?: ShareCounts,
  onError: (error: unknown) => void = () => undefined,
): RateLimiter {
  const windows = new Map<string, Window>();
  const sharing = shareCounts && createSharing(windows, wall, shareCounts, onError);
  let sweepAtMs = 0;

  const sweep = (nowMs: number): void => {
    if (performance.now() < sweepAtMs) return;
    sweepAtMs = performance.now() + SWEEP_MS;
    for (const [key, window] of windows)
      if (!isRunning(window.lengthMs, window.endsAtMs, nowMs)) windows.delete(key);
  };
  const change = (key: string, window: Window, by: number): void => {
    window.count += by;
    sharing?.add(key, window, by);
  };
  return {
    share: () => sharing?.shareAll() ?? Promise.resolve(),
    async take(policy, who, cost = 1) {
      const nowMs = wall().getTime();
      sweep(nowMs);
      const key = `${policy.name} ${who}`;
      let window = windows.get(key);
      const lengthMs = policy.windowS * 1000;
      if (window === undefined || !isRunning(lengthMs, window.endsAtMs, nowMs)) {
        window = { lengthMs, count: 0, unshared: 0, endsAtMs: nowMs + lengthMs };
        windows.set(key, window);
      }
      let isAllowed = window.count < policy.quota;
      if (isAllowed) {
        change(key, window, cost);
        if (policy.quota <= EXACT_QUOTA) {
          await sharing?.share([key]);
          isAllowed = window.count <= policy.quota;
        }
      }
      return {
        policy,
        remaining: Math.max(0, policy.quota - window.count),
        resetS: Math.max(1, Math.ceil((window.endsAtMs - nowMs) / 1000)),
        isAllowed,
      };
    },
    giveBack(policy, who, cost = 1) {
      const key = `${policy.name} ${who}`;
      const window = windows.get(key);
      if (window !== undefined && window.count > 0) change(key, window, -cost);
    },
    stop: () => sharing?.stop(),
  };
}

/** Exchanges the counts of `windows` with the other processes. A failed exchange is repeated with the next one. */
function createSharing(
  windows: ReadonlyMap<string, Window>,
  wall: () => Date,
  exchange: ShareCounts,
  onError: (error: unknown) => void,
) {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const share = async (keys: readonly string[]): Promise<void> => {
    if (isStopped) return;
    const sent = keys.flatMap((key) => {
      const window = windows.get(key);
      if (window === undefined || window.unshared === 0) return [];
      const entry = { key, window, change: window.unshared, endsAt: new Date(window.endsAtMs) };
      window.unshared = 0;
      return [entry];
    });
    if (sent.length === 0) return;
    try {
      const now = wall();
      for (const row of await exchange(sent, now)) {
        const window = windows.get(row.key);
        const endsAtMs = row.endsAt.getTime();
        // Until a count of a wrong clock is removed, each process counts alone.
        if (window === undefined || !isRunning(window.lengthMs, endsAtMs, now.getTime())) continue;
        window.count = row.count + window.unshared;
        window.endsAtMs = endsAtMs;
      }
    } catch (error) {
      for (const { key, window, change: lost } of sent) {
        window.unshared += lost;
        changed.add(key);
      }
      onError(error);
    }
  };
  const shareAll = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const keys = [...changed];
    changed.clear();
    await share(keys);
  };
  return {
    share,
    shareAll,
    /** Notes a change of a window, to be shared within SHARE_MS. */
    add(key: string, window: Window, by: number): void {
      window.unshared += by;
      changed.add(key);
      timer ??= setTimeout(() => void shareAll(), SHARE_MS).unref();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
