import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** What a line lacks above and below for the height of a touch target. */
const lacking = `max(0px, (${vars.space.x8} - 1lh) / 2)`;

/** Has the appearance and the size of the figure; its tap area is a little larger. */
export const explained = style({
  // Where two tap areas overlap, the later one is on top: below a large figure, the small one needs it.
  position: 'relative',
  margin: `calc(${lacking} * -1) 0`,
  padding: `${lacking} 0`,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  // A dotted underline shows that a figure opens, without text and without moving it.
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationColor: vars.color.inkMuted,
  textUnderlineOffset: '0.25em',
});

/** A box of its own, which the underline of its surroundings does not reach. */
globalStyle(`${explained} > [data-part='change']`, { textDecoration: 'inherit' });
