import { LoanPage } from '../../features/loan/LoanPage.js';

export const Page = LoanPage;
