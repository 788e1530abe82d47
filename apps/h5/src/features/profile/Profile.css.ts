import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  paddingBottom: vars.space.x10,
});

/** Grid children with long words must be allowed to shrink below them. */
export const inset = style({ minWidth: 0, paddingInline: vars.space.gutter });

export const identity = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  paddingInline: vars.space.gutter,
});

export const who = style({ flex: 1, minWidth: 0, display: 'grid', gap: vars.space.half });

export const name = style({
  ...text('lead'),
  margin: 0,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const quiet = style({
  ...text('caption'),
  margin: 0,
  fontWeight: vars.weight.regular,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  margin: `${vars.space.x1} 0 0`,
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const account = style({
  display: 'grid',
  gap: vars.space.x3,
  padding: vars.space.gutter,
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.color.line}` } },
});

export const accountHead = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  margin: 0,
  fontWeight: vars.weight.semibold,
});
