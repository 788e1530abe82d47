export { QuoteRow, type QuoteRowParts, type QuoteRowProps } from './QuoteRow.js';
