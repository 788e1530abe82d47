import { DepositDetail } from '../../features/deposit/DepositDetail.js';

export const Page = DepositDetail;
