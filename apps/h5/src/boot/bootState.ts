/** What the app loads at start. Each may fail without holding up the others. */
export const bootParts = ['markets', 'currencies', 'languages', 'settings', 'profile'] as const;
export type BootPart = (typeof bootParts)[number];

/** From the first script to a page. `ready` may name parts that failed or are still on their way: degraded, not stuck. */
export type BootState =
  | { at: 'cold' }
  | { at: 'hydrated'; settled: ReadonlyMap<BootPart, boolean> }
  | { at: 'booting'; settled: ReadonlyMap<BootPart, boolean> }
  | { at: 'ready'; degraded: readonly BootPart[] };

export type BootEvent =
  | { type: 'hydrate' }
  /** A language can be spoken: the stored one, or English in its place. */
  | { type: 'language' }
  | { type: 'settle'; part: BootPart; ok: boolean }
  /** The time the start may take is over. */
  | { type: 'deadline' };

function finish(settled: ReadonlyMap<BootPart, boolean>): BootState {
  return { at: 'ready', degraded: bootParts.filter((part) => settled.get(part) !== true) };
}

/**
 * The start as a table. Everything loads side by side; the first page waits for a language it can be read in, and then
 * for the data until all of it has settled or the deadline is over.
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
