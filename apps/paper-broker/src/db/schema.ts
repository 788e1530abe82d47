import type { AlertTables } from '../alerts/schema.js';
import type { AuditTables } from '../audit/schema.js';
import type { BlockTradeTables } from '../blockTrades/schema.js';
import type { DepositTables } from '../deposits/schema.js';
import type { EventTables } from '../events/schema.js';
import type { ExportTables } from '../exports/schema.js';
import type { FxTables } from '../fx/schema.js';
import type { KycTables } from '../kyc/schema.js';
import type { FundTables } from '../funds/schema.js';
import type { IpoTables } from '../ipo/schema.js';
import type { LedgerTables } from '../ledger/schema.js';
import type { LoanTables } from '../loans/schema.js';
import type { NoticeTables } from '../notices/schema.js';
import type { IdentityTables } from '../members/schema.js';
import type { OperatorTables } from '../operators/schema.js';
import type { QuantTables } from '../quant/schema.js';
import type { TradingTables } from '../trading/schema.js';
import type { SupportTables } from '../support/schema.js';
import type { SecretTables } from '../secrets/schema.js';
import type { SecurityLogTables } from '../securityLog/schema.js';
import type { UploadTables } from '../uploads/schema.js';
import type { PayeeTables } from '../payees/schema.js';
import type { TransferTables } from '../transfers/schema.js';
import type { WithdrawalTables } from '../withdrawals/schema.js';
import type { WatchlistTables } from '../watchlists/schema.js';
import type { WorkTables } from '../work/schema.js';
import type { HistoryTables } from '../performance/schema.js';
import type { PlatformTables } from './platformSchema.js';

/** Every table of the broker. Each module declares its tables in `src/<module>/schema.ts`. */
export type Schema = PlatformTables &
  IdentityTables &
  LedgerTables &
  HistoryTables &
  KycTables &
  TradingTables &
  IpoTables &
  FundTables &
  LoanTables &
  BlockTradeTables &
  QuantTables &
  WatchlistTables &
  EventTables &
  ExportTables &
  NoticeTables &
  AlertTables &
  SupportTables &
  UploadTables &
  FxTables &
  PayeeTables &
  TransferTables &
  WithdrawalTables &
  DepositTables &
  SecurityLogTables &
  SecretTables &
  AuditTables &
  OperatorTables &
  WorkTables;
