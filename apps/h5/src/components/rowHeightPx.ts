import { ROW_HEIGHT_REM, SCANT, STACKED_HEIGHT_REM } from './QuoteRow.css.js';

/** The height of a `QuoteRow` at the reader's text size and the screen's width. */
export const rowHeightPx = (): number =>
  (window.matchMedia(SCANT).matches ? STACKED_HEIGHT_REM : ROW_HEIGHT_REM) *
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
