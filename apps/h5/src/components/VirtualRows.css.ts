import { createVar, style } from '@vanilla-extract/css';
import { ROW_HEIGHT_REM, SCANT, STACKED_HEIGHT_REM } from './QuoteRow.css.js';

/** The height of a `QuoteRow` at the reader's text size and the screen's width. */
export const rowHeight = createVar();

export const list = style({
  vars: { [rowHeight]: `${ROW_HEIGHT_REM}rem` },
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [SCANT]: { vars: { [rowHeight]: `${STACKED_HEIGHT_REM}rem` } } },
});

export const item = style({ position: 'absolute', insetInline: 0 });
