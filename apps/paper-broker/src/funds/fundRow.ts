import type { Selectable } from 'kysely';
import type { FundOrderTable, FundTables } from './schema.js';

export type FundOrderRow = Selectable<FundOrderTable>;
export type FundHoldingRow = Selectable<FundTables['fund_holding']>;
