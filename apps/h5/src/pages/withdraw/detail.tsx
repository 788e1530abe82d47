import { WithdrawalRecord } from '../../features/withdraw/WithdrawalRecord.js';

export const Page = WithdrawalRecord;
