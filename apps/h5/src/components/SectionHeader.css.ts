import { focusRing, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minHeight: vars.size.touch,
  paddingInline: vars.space.gutter,
});

export const heading = style({
  ...text('lead'),
  margin: 0,
  minWidth: 0,
  fontWeight: vars.weight.semibold,
  color: vars.color.ink,
});

/** The link from a section to its full list. */
export const sectionLink = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  color: vars.color.brand.ink,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
});
