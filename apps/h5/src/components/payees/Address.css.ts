import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const address = style({
  ...text('caption'),
  display: 'inline-flex',
  flexWrap: 'wrap',
  fontFamily: vars.font.mono,
});
// A margin, because a space would be copied too.
globalStyle(`${address} > span`, { marginInlineEnd: vars.space.x1 });
