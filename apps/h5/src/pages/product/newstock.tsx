import { IpoPage } from '../../features/ipo/IpoPage.js';

export const Page = IpoPage;
