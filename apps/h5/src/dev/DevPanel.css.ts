import { text, units } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** Unobtrusive on every page: half outside of the left edge, above the tab bar. */
export const opener = style({
  ...text('caption'),
  position: 'fixed',
  // Physical, because the vertical writing mode below changes what inline means.
  left: 0,
  height: 'max-content',
  bottom: units(24),
  zIndex: 50,
  padding: `${vars.space.x1} ${vars.space.x2}`,
  border: 0,
  borderRadius: `0 ${vars.radius.tag} ${vars.radius.tag} 0`,
  background: vars.color.ink,
  color: vars.color.surface,
  opacity: 0.7,
  cursor: 'pointer',
  writingMode: 'vertical-rl',
});

export const parts = style({
  display: 'grid',
  gap: vars.space.x4,
  paddingBottom: vars.space.x6,
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
});

export const status = style({
  ...text('caption'),
  margin: 0,
  color: vars.color.inkMuted,
});

export const label = style({
  ...text('caption'),
  width: '100%',
  color: vars.color.inkMuted,
});
