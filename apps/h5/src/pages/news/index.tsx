import { NewsList } from '../../features/news/NewsList.js';

export const Page = NewsList;
