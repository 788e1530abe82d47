import { DepositRecord } from '../../features/deposit/DepositRecord.js';

export const Page = DepositRecord;
