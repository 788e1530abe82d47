import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** A field for a picture, and below it the button for a specimen. */
export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  // It has the focus only for the next key.
  ':focus': { outline: 'none' },
});
export const button = style({ alignSelf: 'start' });
