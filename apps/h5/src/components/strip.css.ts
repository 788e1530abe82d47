import { forcedEdge, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import type { StyleRule } from '@vanilla-extract/css';

/** One line that scrolls sideways where it is longer than the screen. */
export const strip = {
  // What is hidden from the eye stands absolutely: it is measured from here and does not widen the page.
  position: 'relative',
  display: 'flex',
  gap: vars.space.x2,
  margin: 0,
  padding: `0 ${vars.space.gutter}`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
} as const satisfies StyleRule;

/** The visible part of a chip, which is lower than the finger's height around it. */
export const chipFace = {
  ...text('caption'),
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  '@media': { '(forced-colors: active)': forcedEdge },
} as const satisfies StyleRule;
