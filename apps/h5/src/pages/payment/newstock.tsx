import { Subscribe } from '../../features/ipo/Subscribe.js';

export const Page = Subscribe;
