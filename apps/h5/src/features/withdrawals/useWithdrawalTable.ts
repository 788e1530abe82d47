import { toTable, type Cell } from '../../components/records/csv.js';
import { useT } from '../../i18n/index.js';
import type { Withdrawal } from './withdrawalQueries.js';
import { payeeLine, useWithdrawalWord } from './WithdrawalFacts.js';

/** Converts withdrawals to a table with headings in the customer's language. Figures and times stay machine-readable. */
export function useWithdrawalTable(): (withdrawals: readonly Withdrawal[]) => Cell[][] {
  const t = useT();
  const word = useWithdrawalWord();
  return (withdrawals) =>
    toTable(withdrawals, [
      [t('withdraw.csv.submittedAt'), (row) => row.submittedAt],
      [t('withdraw.csv.decidedAt'), (row) => row.auditedAt ?? row.canceledAt],
      [t('withdraw.csv.arrival'), (row) => row.settledAt ?? row.arrivalDate],
      [t('withdraw.reference'), (row) => row.reference],
      [t('withdraw.to'), (row) => payeeLine(row)],
      [t('records.status'), (row) => word(row)],
      [t('balance.amount'), (row) => row.amount],
      [t('balance.fee'), (row) => row.fee],
      [t('balance.receive'), (row) => row.netAmount],
      [t('withdraw.csv.currency'), (row) => row.currency],
      [t('withdraw.csv.reason'), (row) => row.refuseReason],
      [t('withdraw.csv.timezone'), (row) => row.timezone],
    ]);
}
