import { Home } from '../../../features/home/Home.js';

export const Page = Home;
