import type { StyleRule } from '@vanilla-extract/css';

/**
 * Forced colours, such as Windows' high contrast, remove backgrounds and shadows. Lines and the system's colours replace
 * them.
 */
export const FORCED = '(forced-colors: active)';

/** The edge of a control that otherwise has only a background. */
export const forcedEdge = { outline: 'thin solid' } as const;

/** A chosen, filled or switched-on control. */
export const forcedMark = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;

/** A disabled control that is not native. Browsers show native ones as disabled by themselves. */
export const forcedOff = { color: 'GrayText' } as const;

/** A dot or a line that a background draws. */
export const forcedInk = { forcedColorAdjust: 'none', background: 'CanvasText' } as const;

/** Whether a shadow surrounds or lifts a part. A shadow on a single side does not count. */
const isEdge = (shadow: unknown) => typeof shadow === 'string' && /^(inset 0 0 0 |var\()/.test(shadow);

/**
 * The edges that a rule's shadows draw, as outlines for forced colours. States with a shadow of their own get a
 * thicker one, and the focus another colour. Undefined if the rule has no shadow.
 */
export function forcedEdgesOf({ boxShadow, selectors = {} }: StyleRule): StyleRule | undefined {
  const inState = isEdge(boxShadow) ? { outlineWidth: 'medium' } : forcedEdge;
  const inFocus = { outline: 'medium solid Highlight' };
  const states = Object.entries(selectors).filter(([, rule]) => isEdge((rule as StyleRule).boxShadow));
  if (!isEdge(boxShadow) && states.length === 0) return undefined;
  return {
    ...(isEdge(boxShadow) ? forcedEdge : {}),
    selectors: Object.fromEntries(
      states.map(([selector]) => [selector, selector.includes(':focus') ? inFocus : inState]),
    ),
  };
}
