/** What the app loads at start. A part that fails does not delay the others. */
export const bootParts = ['markets', 'currencies', 'languages', 'settings', 'profile'] as const;
export type BootPart = (typeof bootParts)[number];

/**
 * The states from the first script to the first page. `ready` may name parts that failed or are still loading: the
 * app is degraded, not blocked.
 */
export type BootState =
  | { at: 'cold' }
  | { at: 'hydrated'; settled: ReadonlyMap<BootPart, boolean> }
  | { at: 'booting'; settled: ReadonlyMap<BootPart, boolean> }
  | { at: 'ready'; degraded: readonly BootPart[] };

export type BootEvent =
  | { type: 'hydrate' }
  /** A language has loaded: the stored one, or English instead. */
  | { type: 'language' }
  | { type: 'settle'; part: BootPart; ok: boolean }
  /** The time limit of the start has passed. */
  | { type: 'deadline' };

function finish(settled: ReadonlyMap<BootPart, boolean>): BootState {
  return { at: 'ready', degraded: bootParts.filter((part) => settled.get(part) !== true) };
}

/**
 * The transitions of the start. Everything loads in parallel. The first page waits for a language, and then until all
 * data has settled or the deadline has passed.
 */
export function nextBootState(state: BootState, event: BootEvent): BootState {
  switch (state.at) {
    case 'cold':
      return event.type === 'hydrate' ? { at: 'hydrated', settled: new Map() } : state;
    case 'hydrated':
    case 'booting': {
      if (event.type === 'deadline') return state.at === 'booting' ? finish(state.settled) : state;
      const settled =
        event.type === 'settle' ? new Map(state.settled).set(event.part, event.ok) : state.settled;
      const at = event.type === 'language' ? 'booting' : state.at;
      return at === 'booting' && settled.size === bootParts.length ? finish(settled) : { at, settled };
    }
    case 'ready':
      return event.type === 'settle' && event.ok
        ? { at: 'ready', degraded: state.degraded.filter((part) => part !== event.part) }
        : state;
  }
}
