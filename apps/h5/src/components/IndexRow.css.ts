import { textUnits } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { note, prices, SCANT } from './QuoteRow.css.js';

/** Hidden if the row, at the reader's text size, is too narrow for it beside "Geschlossen · 23:25 · Hongkong". */
export const sparkline = style({
  flex: 'none',
  display: 'flex',
  '@media': { '(max-width: 24em)': { display: 'none' } },
});

const PHONE = '(max-width: 30em)';

/** On a phone the name and the state take several lines each if they need them; the lists of such rows are short. */
export const tall = style({
  '@media': {
    [PHONE]: {
      selectors: {
        '&&': {
          contain: 'content',
          height: 'auto',
          minHeight: textUnits(19),
          paddingBlock: vars.space.x2,
          boxSizing: 'border-box',
        },
      },
    },
  },
});
globalStyle(`${tall} ${note}`, {
  '@media': { [PHONE]: { whiteSpace: 'normal' }, [SCANT]: { flexBasis: '100%' } },
});
globalStyle(`${tall} > ${prices}`, { '@media': { [SCANT]: { marginInlineStart: 'auto' } } });

export const state = style({
  selectors: {
    '&[data-status="open"]': { color: vars.color.positive.ink, fontWeight: vars.weight.medium },
    '&[data-status="break"]': { color: vars.color.caution.ink, fontWeight: vars.weight.medium },
  },
});
