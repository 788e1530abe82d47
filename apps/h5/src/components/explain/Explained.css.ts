import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** A line lacks this much above and below for a finger. */
const lacking = `max(0px, (${vars.space.x8} - 1lh) / 2)`;

/** Looks as the figure did and takes as much room; a finger may tap a little beside it. */
export const explained = style({
  // Where two reach into each other, the later one has what both reach: below a large figure the small one needs it.
  position: 'relative',
  margin: `calc(${lacking} * -1) 0`,
  padding: `${lacking} 0`,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  // Dots below a figure say that it opens, without a word and without a change of its place.
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationColor: vars.color.inkMuted,
  textUnderlineOffset: '0.25em',
});

/** A box of its own, which a line below what is around it does not reach. */
globalStyle(`${explained} > [data-part='change']`, { textDecoration: 'inherit' });
