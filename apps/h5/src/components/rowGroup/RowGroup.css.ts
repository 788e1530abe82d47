import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** A page of stacked groups. */
export const groups = style({
  display: 'grid',
  // Long words in large text break instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  padding: `0 ${vars.space.gutter} ${vars.space.x10}`,
});

export const heading = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  margin: 0,
  padding: `0 ${vars.space.gutter} ${vars.space.x2}`,
  fontWeight: vars.weight.semibold,
  color: vars.color.inkMuted,
});

export const note = style({ fontWeight: vars.weight.regular, color: vars.color.inkSubtle });
