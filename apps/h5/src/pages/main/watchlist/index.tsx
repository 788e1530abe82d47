import { WatchlistPage } from '../../../features/watchlist/WatchlistPage.js';

export const Page = WatchlistPage;
