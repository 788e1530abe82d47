import {
  bare,
  component,
  figures as tabular,
  focusRingAtEdge,
  oneLine,
  text,
  textUnits,
} from '../css/index.js';
import { vars } from '../theme/contract.css.js';

/** 64 px at the usual text size; grows with the reader's, so that nothing is cut. */
const pressedRow = { backgroundColor: vars.color.pressed };

export const row = component(
  {
    ...bare,
    boxSizing: 'border-box',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.x3,
    width: '100%',
    minHeight: textUnits(16),
    paddingInline: vars.space.gutter,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    // A tick lays out this row and nothing else.
    contain: 'content',
    containerType: 'inline-size',
    selectors: {
      '&:is(a, button):active': pressedRow,
      '&:focus-visible': focusRingAtEdge,
    },
    // Only a row that leads somewhere, so not `pressed`, which every row would have.
    '@media': { '(hover: hover)': { selectors: { '&:is(a, button):hover': pressedRow } } },
  },
  'quote-row',
);

/** Room for a short name; where the text is so large that not even that is left, the figures go to the next line. */
export const subject = component({ flex: `1 1 ${textUnits(18)}`, minWidth: 0 });

const LARGE_TEXT = '(max-width: 14rem)';

export const name = component({
  ...text('body'),
  ...oneLine,
  display: 'block',
  fontWeight: vars.weight.semibold,
  '@container': { [LARGE_TEXT]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const note = component({
  ...text('caption'),
  ...oneLine,
  display: 'block',
  color: vars.color.inkMuted,
});

/** On the narrowest screens, and with the largest texts, the name needs the room. */
export const course = component({
  display: 'none',
  '@container': { '(min-width: 20rem)': { display: 'block' } },
});

export const figures = component({
  ...tabular,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.half,
  marginInlineStart: 'auto',
  // Drawings stand below each other, however long the prices are.
  selectors: { [`${course} + &`]: { minWidth: textUnits(22) } },
});

export const price = component({ ...text('body'), fontWeight: vars.weight.semibold });

export const change = component(text('caption'));
