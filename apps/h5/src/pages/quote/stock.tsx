import { StockQuote } from '../../features/stockQuote/StockQuote.js';

export const Page = StockQuote;
