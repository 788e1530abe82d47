import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** Running text, with a limited line length for reading. */
export const article = style({
  ...text('body'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  maxWidth: '68ch',
  lineHeight: 1.6,
  overflowWrap: 'break-word',
  color: vars.color.ink,
});

export const heading = style({
  ...text('lead'),
  margin: `${vars.space.x3} 0 0`,
  fontWeight: vars.weight.semibold,
});

export const paragraph = style({ margin: 0 });

export const list = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  paddingInlineStart: vars.space.x5,
});

export const strong = style({ fontWeight: vars.weight.semibold });
