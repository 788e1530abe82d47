import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const sections = style({
  display: 'grid',
  // Long words in large text are broken rather than widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  padding: `0 ${vars.space.gutter} ${vars.space.x10}`,
});

export const groupHeading = style({
  ...text('caption'),
  margin: 0,
  padding: `0 ${vars.space.gutter} ${vars.space.x2}`,
  fontWeight: vars.weight.semibold,
  color: vars.color.inkMuted,
});

export const note = style({
  ...text('body'),
  margin: 0,
  padding: `${vars.space.x3} ${vars.space.gutter}`,
  color: vars.color.inkMuted,
});

export const qr = style({ display: 'grid', placeItems: 'center' });
