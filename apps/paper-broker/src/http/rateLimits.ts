/** One policy: `quota` requests in any window of `windowS` seconds. */
export interface RatePolicy {
  readonly name: 'default' | 'read' | 'order' | 'auth' | 'reference' | 'anonymous' | 'upload';
  readonly quota: number;
  readonly windowS: number;
}

/** The figures of the contract; what counts is who asks (a member, or an address). */
export const ratePolicies = {
  write: { name: 'default', quota: 120, windowS: 60 },
  upload: { name: 'upload', quota: 20, windowS: 3600 },
  order: { name: 'order', quota: 60, windowS: 60 },
  read: { name: 'read', quota: 600, windowS: 60 },
  reference: { name: 'reference', quota: 1200, windowS: 60 },
  /** Failed sign-ins only. */
  auth: { name: 'auth', quota: 10, windowS: 60 },
  anonymous: { name: 'anonymous', quota: 300, windowS: 60 },
} as const satisfies Record<string, RatePolicy>;

export interface RateState {
  readonly policy: RatePolicy;
  readonly remaining: number;
  /** Whole seconds until the window ends. */
  readonly resetS: number;
  readonly isAllowed: boolean;
}

interface Window {
  count: number;
  endsAtMs: number;
}

/**
 * Counts requests in fixed windows, in this process: with several processes each has its own windows, which lifts the
 * limit by their number and needs no store on every request.
 */
export function createRateLimiter(wall: () => Date): {
  take(policy: RatePolicy, who: string): RateState;
  giveBack(policy: RatePolicy, who: string): void;
} {
  const windows = new Map<string, Window>();
  let sweepAtMs = 0;

  const sweep = (nowMs: number): void => {
    if (nowMs < sweepAtMs) return;
    sweepAtMs = nowMs + SWEEP_MS;
    for (const [key, window] of windows) if (window.endsAtMs <= nowMs) windows.delete(key);
  };
  return {
    take(policy, who) {
      const nowMs = wall().getTime();
      sweep(nowMs);
      const key = `${policy.name} ${who}`;
      let window = windows.get(key);
      if (window === undefined || window.endsAtMs <= nowMs) {
        window = { count: 0, endsAtMs: nowMs + policy.windowS * 1000 };
        windows.set(key, window);
      }
      const isAllowed = window.count < policy.quota;
      if (isAllowed) window.count += 1;
      return {
        policy,
        remaining: policy.quota - window.count,
        resetS: Math.max(1, Math.ceil((window.endsAtMs - nowMs) / 1000)),
        isAllowed,
      };
    },
    giveBack(policy, who) {
      const window = windows.get(`${policy.name} ${who}`);
      if (window !== undefined && window.count > 0) window.count -= 1;
    },
  };
}

const SWEEP_MS = 60_000;

/** The two headers of an answer. */
export function rateHeaders(state: RateState): Record<'RateLimit-Policy' | 'RateLimit', string> {
  const { name, quota, windowS } = state.policy;
  return {
    'RateLimit-Policy': `"${name}";q=${quota};w=${windowS}`,
    RateLimit: `"${name}";r=${state.remaining};t=${state.resetS}`,
  };
}
