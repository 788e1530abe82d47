import { CryptoWallets } from '../../features/payees/CryptoWallets.js';

export const Page = CryptoWallets;
