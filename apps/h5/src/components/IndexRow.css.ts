import { textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** Hidden if the row, at the reader's text size, is too narrow for it beside "Geschlossen · 23:25 · Hongkong". */
export const sparkline = style({
  flex: 'none',
  display: 'flex',
  '@media': { '(max-width: 24em)': { display: 'none' } },
});

/** On a phone a long name takes two lines above the state, so the row is high enough for three. */
export const tall = style({
  '@media': {
    '(min-width: 15.0625em) and (max-width: 30em)': { selectors: { '&&': { height: textUnits(19) } } },
  },
});

export const state = style({
  selectors: {
    '&[data-status="open"]': { color: vars.color.positive.ink, fontWeight: vars.weight.medium },
    '&[data-status="break"]': { color: vars.color.caution.ink, fontWeight: vars.weight.medium },
  },
});
