import { DepositHome } from '../../features/deposit/DepositHome.js';

export const Page = DepositHome;
