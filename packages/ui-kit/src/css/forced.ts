import type { StyleRule } from '@vanilla-extract/css';

/**
 * Where the system forces its own colours, as Windows' high contrast does, grounds and shadows are gone. What they say is said by lines
 * and by the few colours that the system names.
 */
export const FORCED = '(forced-colors: active)';

/** The edge of a control that has a ground only. */
export const forcedEdge = { outline: 'thin solid' } as const;

/** What is chosen, full or switched on. */
export const forcedMark = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;

/** What cannot be used, where the browser does not say so itself: it does of the native controls. */
export const forcedOff = { color: 'GrayText' } as const;

/** A dot or a line that a ground draws. */
export const forcedInk = { forcedColorAdjust: 'none', background: 'CanvasText' } as const;

/** Whether a shadow draws a line around a part or lifts it; not for one on a single side, and for none. */
const isEdge = (shadow: unknown) => typeof shadow === 'string' && /^(inset 0 0 0 |var\()/.test(shadow);

/**
 * The edges that a rule's shadows draw, for where shadows are gone: thicker in the states that have one of their own. Undefined where
 * it has none.
 */
export function forcedEdgesOf({ boxShadow, selectors = {} }: StyleRule): StyleRule | undefined {
  const inState = isEdge(boxShadow) ? { outlineWidth: 'medium' } : forcedEdge;
  const states = Object.entries(selectors).filter(([, rule]) => isEdge((rule as StyleRule).boxShadow));
  if (!isEdge(boxShadow) && states.length === 0) return undefined;
  return {
    ...(isEdge(boxShadow) ? forcedEdge : {}),
    selectors: Object.fromEntries(states.map(([selector]) => [selector, inState])),
  };
}
