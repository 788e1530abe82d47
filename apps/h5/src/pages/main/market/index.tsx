import { MarketPage } from '../../../features/market/MarketPage.js';

export const Page = MarketPage;
