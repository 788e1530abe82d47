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

export interface RateState {
  readonly policy: RatePolicy;
  readonly remaining: number;
  /** Whole seconds until the window ends. */
  readonly resetS: number;
  readonly isAllowed: boolean;
}

/** The rate limit headers of an answer. */
export function rateHeaders(state: RateState): Record<'RateLimit-Policy' | 'RateLimit', string> {
  const { name, quota, windowS } = state.policy;
  return {
    'RateLimit-Policy': `"${name}";q=${quota};w=${windowS}`,
    RateLimit: `"${name}";r=${state.remaining};t=${state.resetS}`,
  };
}
