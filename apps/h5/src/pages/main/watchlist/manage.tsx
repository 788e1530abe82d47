import { ManagePage } from '../../../features/watchlist/ManagePage.js';

export const Page = ManagePage;
