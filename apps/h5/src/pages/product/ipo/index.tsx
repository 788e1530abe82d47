import { IpoList } from '../../../features/ipo/IpoList.js';

export const Page = IpoList;
