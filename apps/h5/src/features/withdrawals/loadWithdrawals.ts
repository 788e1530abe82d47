import { loadEvery } from '../../components/records/loadEvery.js';
import {
  loadWithdrawalPage,
  type Withdrawal,
  type WithdrawalStatus,
} from '../../queries/withdrawalQueries.js';

/** The most that the server gives at once. */
const EXPORT_ROWS = 100;

/** Every withdrawal of a status, for an export. */
export function loadWithdrawals(status: WithdrawalStatus | 'all'): Promise<Withdrawal[]> {
  return loadEvery((cursor) => loadWithdrawalPage(status, EXPORT_ROWS, cursor));
}
