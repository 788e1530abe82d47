import { BankDeposit } from '../../features/deposit/BankDeposit.js';

export const Page = BankDeposit;
