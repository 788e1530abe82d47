import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ padding: `0 ${vars.space.gutter} ${vars.space.x10}` });

/** Lines of a text are read, not scanned: no wider than the eye goes back easily. */
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

export const edition = style({
  ...text('caption'),
  margin: `0 0 ${vars.space.x4}`,
  color: vars.color.inkMuted,
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

export const checksum = style({
  ...text('micro'),
  margin: `${vars.space.x6} 0 0`,
  color: vars.color.inkSubtle,
  overflowWrap: 'anywhere',
});
