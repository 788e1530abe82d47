import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** It can be touched beyond its drawing. That takes no room: the drawing ends where the text column does. */
export const eye = style({
  marginBlock: `calc(${vars.space.x3} * -1)`,
  marginInlineEnd: `calc(${vars.space.x3} * -1)`,
});
