import { CustomDeposit } from '../../features/deposit/CustomDeposit.js';

export const Page = CustomDeposit;
