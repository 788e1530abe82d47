import { figures, focusRingAtEdge, oneLine, text, textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * 64 px at the default text size; grows with the reader's, so that nothing is cut. Virtual lists need it as a number.
 */
export const ROW_HEIGHT_REM = 4;
/** With text of twice the size, where the price stands below the name. */
export const STACKED_HEIGHT_REM = 5.5;

/**
 * Screen widths relative to the reader's text size: `NARROW` is the smallest phones, `SCANT` is text of twice the size.
 */
const WIDE = 'screen and (min-width: 22.5em)';
const NARROW = 'screen and (max-width: 22.4375em)';
export const SCANT = 'screen and (max-width: 15em)';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  height: `${ROW_HEIGHT_REM}rem`,
  paddingInline: vars.space.gutter,
  color: vars.color.ink,
  textDecoration: 'none',
  // A tick causes layout of this row only.
  contain: 'strict',
  WebkitTapHighlightColor: 'transparent',
  '@media': {
    [SCANT]: { flexWrap: 'wrap', alignContent: 'center', rowGap: 0, height: `${STACKED_HEIGHT_REM}rem` },
  },
  selectors: {
    '&:active': { background: vars.color.pressed },
    '&:focus-visible': focusRingAtEdge,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space.gutter,
      insetBlockEnd: 0,
      height: vars.size.hairline,
      background: vars.color.line,
    },
  },
});

/** The avatar only repeats the name, which needs the room. */
globalStyle(`${row} > [data-part="avatar"]`, { '@media': { [SCANT]: { display: 'none' } } });

/** In scant room its lines are items of the row: the name has a line of its own, the symbol stands beside the price. */
export const subject = style({ flex: 1, minWidth: 0, '@media': { [SCANT]: { display: 'contents' } } });

/** A long name takes a second line before it is cut. */
export const name = style({
  ...text('body'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: vars.type.title.leading,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.semibold,
  '@media': { [SCANT]: { flexBasis: '100%' } },
});

export const note = style({
  ...text('caption'),
  ...oneLine,
  display: 'block',
  color: vars.color.inkMuted,
  '@media': { [SCANT]: { flex: 1, minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

/** On the line of the price. On the narrowest screens the name needs the room. */
export const sparkline = style({
  flex: 'none',
  display: 'none',
  alignSelf: 'flex-start',
  paddingTop: vars.space.x1,
  '@media': { [WIDE]: { display: 'block' } },
});

export const prices = style({
  ...figures,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.half,
  textAlign: 'end',
  // The sparklines align vertically, whatever the length of the prices.
  '@media': { [WIDE]: { selectors: { [`${sparkline} + &`]: { minWidth: textUnits(22) } } } },
});

export const last = style({ ...text('body'), fontWeight: vars.weight.semibold });

export const dayChange = style({ position: 'relative', display: 'flex', alignItems: 'center' });

/**
 * Before its chip, below the sparkline or beside the symbol: both lines reserve that room, and the name above keeps
 * its own. On the narrowest screens it would touch the name or the symbol.
 */
export const amount = style({
  ...text('caption'),
  position: 'absolute',
  insetInlineEnd: '100%',
  marginInlineEnd: vars.space.x3,
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
  '@media': { [NARROW]: { display: 'none' } },
});

export const change = style({ ...text('caption') });
