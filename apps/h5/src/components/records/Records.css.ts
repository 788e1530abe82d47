import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** What stands above a list of records: choices on the left, the export on the right. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  padding: `0 ${vars.space.gutter} ${vars.space.x2}`,
});

export const days = style({
  display: 'grid',
  // A row's longest word must not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  padding: `${vars.space.x2} ${vars.space.gutter} ${vars.space.x4}`,
});

/** A long history costs only what is on screen. */
export const day = style({ contentVisibility: 'auto', containIntrinsicSize: `auto ${vars.space.x16}` });

export const dayHeading = style({
  ...text('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  margin: 0,
  padding: `0 ${vars.space.x1} ${vars.space.x2}`,
  fontWeight: vars.weight.semibold,
  color: vars.color.inkMuted,
});

export const zone = style({ fontWeight: vars.weight.regular, color: vars.color.inkSubtle });

export const more = style({ padding: `0 ${vars.space.gutter} ${vars.space.x10}` });
