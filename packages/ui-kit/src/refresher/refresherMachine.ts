/**
 * The state machine of a pull on a list, without React and DOM.
 *
 * idle -> pulling <-> reached -> refreshing -> restore -> idle, or failed and then refreshing again; a release before
 * the threshold, a lost touch or a second finger is abort -> idle. A pull during a refresh moves the ring and starts
 * nothing: it can push the ring away and pull it out again.
 */

export type RefresherPhase = 'idle' | 'pulling' | 'reached' | 'refreshing' | 'restore' | 'abort' | 'failed';

export interface RefresherState {
  readonly phase: RefresherPhase;
  /** How far the content is moved down. CSS px. */
  readonly heightPx: number;
  /** During a refresh: the customer pushed the ring away, and the refresh continues invisibly. */
  readonly isAway?: boolean;
}

export type RefresherEvent =
  /** The finger is this far below the start of the pull. CSS px. */
  | { readonly type: 'move'; readonly distancePx: number }
  | { readonly type: 'release' }
  /** The touch was lost, or a second finger came. */
  | { readonly type: 'cancel' }
  /** A refresh without a pull: by the button, or by code. */
  | { readonly type: 'refresh' }
  | { readonly type: 'resolved' }
  | { readonly type: 'rejected' }
  /** The running refresh was cancelled. */
  | { readonly type: 'calledOff' }
  /** The animation back to the top has ended. */
  | { readonly type: 'settled' };

/** The distance after which a release refreshes, from the requirement. CSS px. */
export const DEFAULT_THRESHOLD_PX = 45;
/** Beyond the threshold the content follows the finger with this factor. */
const RESISTANCE = 0.35;
/** The maximum distance, in thresholds. */
const MOST_THRESHOLDS = 3;

export const idle: RefresherState = { phase: 'idle', heightPx: 0 };

/** How far the content moves for a finger that moved `distancePx`. */
export function pullHeightPx(distancePx: number, thresholdPx: number): number {
  if (distancePx <= thresholdPx) return Math.max(0, distancePx);
  return Math.min(thresholdPx * MOST_THRESHOLDS, thresholdPx + (distancePx - thresholdPx) * RESISTANCE);
}

/** The next state. An event without effect returns the same object. */
export function refresherMachine(
  state: RefresherState,
  event: RefresherEvent,
  thresholdPx: number,
): RefresherState {
  const isPulled = state.phase === 'pulling' || state.phase === 'reached';
  switch (event.type) {
    case 'move':
      if (state.phase === 'refreshing') {
        const fromPx = state.isAway === true ? 0 : thresholdPx;
        return { ...state, heightPx: pullHeightPx(fromPx + event.distancePx, thresholdPx) };
      }
      if (!isPulled && state.phase !== 'idle' && state.phase !== 'failed') return state;
      if (!isPulled && event.distancePx <= 0) return state;
      return {
        phase: event.distancePx >= thresholdPx ? 'reached' : 'pulling',
        heightPx: pullHeightPx(event.distancePx, thresholdPx),
      };
    case 'release':
      if (state.phase === 'refreshing') return rested(state, thresholdPx);
      if (state.phase === 'reached') return { phase: 'refreshing', heightPx: thresholdPx };
      return state.phase === 'pulling' ? { phase: 'abort', heightPx: 0 } : state;
    case 'cancel':
      if (state.phase === 'refreshing') return rested(state, thresholdPx);
      return isPulled ? { phase: 'abort', heightPx: 0 } : state;
    case 'refresh':
      return state.phase === 'refreshing' ? state : { phase: 'refreshing', heightPx: thresholdPx };
    case 'resolved':
      return state.phase === 'refreshing' ? { phase: 'restore', heightPx: 0 } : state;
    case 'rejected':
      return state.phase === 'refreshing' ? { phase: 'failed', heightPx: thresholdPx } : state;
    case 'calledOff':
      return state.phase === 'refreshing' || state.phase === 'failed'
        ? { phase: 'abort', heightPx: 0 }
        : state;
    case 'settled':
      return state.phase === 'restore' || state.phase === 'abort' ? idle : state;
  }
}

/** A ring that is released during a refresh returns to its rest position, or away. */
function rested(state: RefresherState, thresholdPx: number): RefresherState {
  const isAway = state.heightPx < thresholdPx;
  if (state.heightPx === (isAway ? 0 : thresholdPx)) return state;
  return { phase: 'refreshing', heightPx: isAway ? 0 : thresholdPx, isAway };
}
