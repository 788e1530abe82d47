import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** Its tap area exceeds the icon without taking room: the icon ends where the text column does. */
export const eye = style({
  marginBlock: `calc(${vars.space.x3} * -1)`,
  marginInlineEnd: `calc(${vars.space.x3} * -1)`,
});
