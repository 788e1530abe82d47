import { LoanHome } from '../../features/loan/LoanHome.js';

export const Page = LoanHome;
