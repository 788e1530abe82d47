import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** With large text, the action goes below a heading whose longest word leaves it no room. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  minHeight: vars.size.touch,
  paddingInline: vars.space.gutter,
});

export const heading = style({
  ...text('lead'),
  flex: '1 1 min-content',
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
});
