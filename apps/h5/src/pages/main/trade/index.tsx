import { TradeCenter } from '../../../features/trade/TradeCenter.js';

export const Page = TradeCenter;
