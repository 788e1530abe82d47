import {
  bare,
  component,
  figures as tabular,
  focusRingAtEdge,
  oneLine,
  text,
  textUnits,
} from '../css/index.js';
import { wordsInRow } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

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
    // 64 px at the default text size; grows with the reader's, so that nothing is cut.
    minHeight: textUnits(16),
    paddingInline: vars.space.gutter,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    // A tick causes layout of this row only.
    contain: 'content',
    containerType: 'inline-size',
    selectors: {
      '&:is(a, button):active': pressedRow,
      '&:focus-visible': focusRingAtEdge,
    },
    // Only for a row that leads somewhere; `pressed` would apply to every row.
    '@media': { '(hover: hover)': { selectors: { '&:is(a, button):hover': pressedRow } } },
  },
  'quote-row',
);

const LARGE_TEXT = '(max-width: 14rem)';

/**
 * Room for a short name. If the text is too large for that, the figures wrap to the next line; so does the
 * name, if one of its words is too long beside the avatar.
 */
export const subject = component({
  flex: `1 1 ${textUnits(18)}`,
  minWidth: 0,
  '@container': { [LARGE_TEXT]: wordsInRow },
});

export const name = component({
  ...text('body'),
  ...oneLine,
  display: 'block',
  fontWeight: vars.weight.semibold,
  '@container': { [LARGE_TEXT]: { whiteSpace: 'normal' } },
});

export const note = component({
  ...text('caption'),
  ...oneLine,
  display: 'block',
  color: vars.color.inkMuted,
});

/** On the narrowest screens, and with the largest text, the name needs the room. */
export const trend = component({
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
  // The sparklines align vertically, whatever the length of the prices.
  selectors: { [`${trend} + &`]: { minWidth: textUnits(22) } },
});

export const price = component({ ...text('body'), fontWeight: vars.weight.semibold });

export const change = component(text('caption'));
