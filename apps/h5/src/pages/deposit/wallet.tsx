import { WalletDeposit } from '../../features/deposit/WalletDeposit.js';

export const Page = WalletDeposit;
