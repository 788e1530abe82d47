import { focusRing, forcedMark, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const chips = style({
  // The offset parent of its chips.
  position: 'relative',
  display: 'flex',
  gap: vars.space.x2,
  margin: 0,
  padding: `0 ${vars.space.gutter}`,
  border: 0,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
});

/** As tall as a touch target; the visible chip inside is lower. */
export const chip = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: vars.size.touch,
  cursor: 'pointer',
});

export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export const face = style({
  ...text('caption'),
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    [`${radio}:checked + &`]: { background: vars.color.inverse, color: vars.color.inkOnInverse },
    [`${radio}:focus-visible + &`]: focusRing,
  },
  '@media': { '(forced-colors: active)': { selectors: { [`${radio}:checked + &`]: forcedMark } } },
});
