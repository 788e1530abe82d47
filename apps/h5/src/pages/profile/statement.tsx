import { StatementPage } from '../../features/ledger/Statement.js';

export const Page = StatementPage;
