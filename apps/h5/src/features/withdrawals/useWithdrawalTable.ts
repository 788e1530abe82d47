import type { Cell } from '../../components/records/csv.js';
import { useT } from '../../i18n/index.js';
import type { Withdrawal } from './withdrawalQueries.js';
import { payeeLine, useWithdrawalWord } from './WithdrawalFacts.js';

/** Writes withdrawals as a table under the customer's words. Figures and times stay as a machine reads them. */
export function useWithdrawalTable(): (withdrawals: readonly Withdrawal[]) => Cell[][] {
  const t = useT();
  const word = useWithdrawalWord();
  return (withdrawals) => [
    [
      t('withdraw.csv.submittedAt'),
      t('withdraw.csv.decidedAt'),
      t('withdraw.csv.arrival'),
      t('withdraw.reference'),
      t('withdraw.to'),
      t('records.status'),
      t('withdraw.amount'),
      t('withdraw.fee'),
      t('withdraw.receive'),
      t('withdraw.csv.currency'),
      t('withdraw.csv.reason'),
      t('withdraw.csv.timezone'),
    ],
    ...withdrawals.map((row) => [
      row.submittedAt,
      row.auditedAt ?? row.canceledAt,
      row.settledAt ?? row.arrivalDate,
      row.reference,
      payeeLine(row),
      word(row),
      row.amount,
      row.fee,
      row.netAmount,
      row.currency,
      row.refuseReason,
      row.timezone,
    ]),
  ];
}
