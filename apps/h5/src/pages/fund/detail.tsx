import { FundPage } from '../../features/funds/FundPage.js';

export const Page = FundPage;
