import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const sections = style({
  display: 'grid',
  gap: vars.space.x6,
  padding: `0 ${vars.space.gutter} ${vars.space.x10}`,
});

export const groupHeading = style({
  ...text('caption'),
  margin: 0,
  padding: `0 ${vars.space.x4} ${vars.space.x2}`,
  fontWeight: vars.weight.semibold,
  color: vars.color.inkMuted,
});

/** A switch has no inset of its own: here it stands among rows that have one. */
export const setting = style({ padding: `${vars.space.x2} ${vars.space.x4}` });
