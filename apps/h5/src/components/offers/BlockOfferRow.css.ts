import { figures, focusRing, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { SCANT } from '../QuoteRow.css.js';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:not(:last-child)': { boxShadow: `inset 0 calc(-1 * ${vars.size.hairline}) 0 ${vars.color.line}` },
    '&:focus-visible': focusRing,
    '&:active': { background: vars.color.pressed },
  },
});

/** The avatar only repeats the name, which needs the room. */
globalStyle(`${row} > [data-part="avatar"]`, { '@media': { [SCANT]: { display: 'none' } } });

/**
 * Name and discount share the first line, unless a word of the name is too long for that; the sentences below have the
 * full width.
 */
export const subject = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
});
export const name = style({ flex: '1 1 min-content', minWidth: 0, fontWeight: vars.weight.medium });
export const discount = style({
  ...figures,
  marginInlineStart: 'auto',
  fontWeight: vars.weight.semibold,
  textAlign: 'end',
});
export const note = style({
  ...text('caption'),
  ...figures,
  flexBasis: '100%',
  color: vars.color.inkMuted,
});
