import { LoanHistory } from '../../features/loan/LoanHistory.js';

export const Page = LoanHistory;
