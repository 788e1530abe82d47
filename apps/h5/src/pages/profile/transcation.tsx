import { Ledger } from '../../features/ledger/Ledger.js';

export const Page = Ledger;
