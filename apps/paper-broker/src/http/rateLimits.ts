import { MINUTE_MS } from '../durations.js';

/** A rate limit: `quota` requests in a window of `windowS` seconds. */
export interface RatePolicy {
  readonly name:
    | 'default'
    | 'read'
    | 'order'
    | 'auth'
    | 'reference'
    | 'anonymous'
    | 'upload'
    | 'stream'
    | 'replay';
  readonly quota: number;
  readonly windowS: number;
}

/** The limits of the contract. They apply to each caller: a member or an address. */
export const ratePolicies = {
  write: { name: 'default', quota: 120, windowS: 60 },
  upload: { name: 'upload', quota: 20, windowS: 3600 },
  order: { name: 'order', quota: 60, windowS: 60 },
  read: { name: 'read', quota: 600, windowS: 60 },
  reference: { name: 'reference', quota: 1200, windowS: 60 },
  /** Counts failed sign-ins only. */
  auth: { name: 'auth', quota: 10, windowS: 60 },
  anonymous: { name: 'anonymous', quota: 300, windowS: 60 },
  /** Counts how often streams are opened; how many may be open at once is another limit. */
  stream: { name: 'stream', quota: 240, windowS: 60 },
  /** Counts look-ups of stored answers by callers who are over another limit. */
  replay: { name: 'replay', quota: 120, windowS: 60 },
} as const satisfies Record<string, RatePolicy>;

/** Up to this quota, each counted request asks the database. Counts of larger quotas are shared every SHARE_MS. */
const EXACT_QUOTA = 20;

export interface RateState {
  readonly policy: RatePolicy;
  readonly remaining: number;
  /** Whole seconds until the window ends. */
  readonly resetS: number;
  readonly isAllowed: boolean;
}

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
  count: number;
  /** The part of `count` that is not shared yet. */
  unshared: number;
  endsAtMs: number;
}

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
  const changed = new Set<string>();
  let sweepAtMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const sweep = (nowMs: number): void => {
    if (nowMs < sweepAtMs) return;
    sweepAtMs = nowMs + SWEEP_MS;
    for (const [key, window] of windows) if (window.endsAtMs <= nowMs) windows.delete(key);
  };
  const change = (key: string, window: Window, by: number): void => {
    window.count += by;
    if (shareCounts === undefined) return;
    window.unshared += by;
    changed.add(key);
    timer ??= setTimeout(() => void share(), SHARE_MS).unref();
  };
  const share = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const keys = [...changed];
    changed.clear();
    await shareKeys(keys);
  };
  const shareKeys = async (keys: readonly string[]): Promise<void> => {
    if (shareCounts === undefined || isStopped) return;
    const sent = keys.flatMap((key) => {
      const window = windows.get(key);
      if (window === undefined || window.unshared === 0) return [];
      const entry = { key, window, change: window.unshared, endsAt: new Date(window.endsAtMs) };
      window.unshared = 0;
      return [entry];
    });
    if (sent.length === 0) return;
    try {
      for (const row of await shareCounts(sent, wall())) {
        const window = windows.get(row.key);
        if (window === undefined) continue;
        window.count = row.count + window.unshared;
        window.endsAtMs = row.endsAt.getTime();
      }
    } catch (error) {
      for (const { key, window, change: lost } of sent) {
        window.unshared += lost;
        changed.add(key);
      }
      onError(error);
    }
  };
  return {
    share,
    async take(policy, who, cost = 1) {
      const nowMs = wall().getTime();
      sweep(nowMs);
      const key = `${policy.name} ${who}`;
      let window = windows.get(key);
      if (window === undefined || window.endsAtMs <= nowMs) {
        window = { count: 0, unshared: 0, endsAtMs: nowMs + policy.windowS * 1000 };
        windows.set(key, window);
      }
      let isAllowed = window.count < policy.quota;
      if (isAllowed) {
        change(key, window, cost);
        if (policy.quota <= EXACT_QUOTA) {
          await shareKeys([key]);
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
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** The rate limit headers of an answer. */
export function rateHeaders(state: RateState): Record<'RateLimit-Policy' | 'RateLimit', string> {
  const { name, quota, windowS } = state.policy;
  return {
    'RateLimit-Policy': `"${name}";q=${quota};w=${windowS}`,
    RateLimit: `"${name}";r=${state.remaining};t=${state.resetS}`,
  };
}
