import { PopularStocks } from '../../features/popular/PopularStocks.js';

export const Page = PopularStocks;
