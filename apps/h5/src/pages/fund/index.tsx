import { FundList } from '../../features/funds/FundList.js';

export const Page = FundList;
