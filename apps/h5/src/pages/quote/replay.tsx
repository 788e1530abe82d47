import { ReplayPage } from '../../features/replay/ReplayPage.js';

export const Page = ReplayPage;
