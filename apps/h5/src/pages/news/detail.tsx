import { StoryPage } from '../../features/news/StoryPage.js';

export const Page = StoryPage;
