import { Exchange } from '../../features/exchange/Exchange.js';

export const Page = Exchange;
