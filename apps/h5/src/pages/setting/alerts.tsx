import { AlertList } from '../../features/alerts/AlertList.js';

export const Page = AlertList;
