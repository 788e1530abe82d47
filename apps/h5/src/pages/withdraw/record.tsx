import { WithdrawalList } from '../../features/withdraw/WithdrawalList.js';

export const Page = WithdrawalList;
