import { SupportPage } from '../../features/support/SupportPage.js';

export const Page = SupportPage;
