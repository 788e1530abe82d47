import { MarketIndex } from '../../features/indices/MarketIndex.js';

export const Page = MarketIndex;
