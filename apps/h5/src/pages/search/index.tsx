import { SearchPage } from '../../features/search/SearchPage.js';

export const Page = SearchPage;
