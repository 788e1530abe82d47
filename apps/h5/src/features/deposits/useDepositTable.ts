import type { Cell } from '../../components/records/csv.js';
import { useT } from '../../i18n/index.js';
import type { Deposit } from './depositQueries.js';
import { useTypeWord } from './DepositRow.js';
import { useStatusWord } from './DepositStatusPill.js';

/** Writes deposits as a table under the customer's words. Figures and times stay as a machine reads them. */
export function useDepositTable(): (deposits: readonly Deposit[]) => Cell[][] {
  const t = useT();
  const statusWord = useStatusWord();
  const typeWord = useTypeWord();
  return (deposits) => [
    [
      t('deposit.submittedAt'),
      t('deposit.auditedAt'),
      t('deposit.timezone'),
      t('deposit.number'),
      t('deposit.by'),
      t('records.status'),
      t('deposit.amount'),
      t('deposit.auditAmount'),
      t('deposit.fee'),
      t('deposit.currency'),
      t('deposit.rate'),
      t('deposit.convertedAmount'),
      t('deposit.creditIn'),
      t('deposit.reason'),
      t('deposit.reference'),
      t('deposit.txHash'),
    ],
    ...deposits.map((each) => [
      each.submittedAt,
      each.auditedAt,
      each.timezone,
      each.id,
      typeWord(each.type, each.network),
      statusWord(each.statusKey),
      each.amount,
      each.auditAmount,
      each.fee,
      each.currency,
      each.rate,
      each.convertedAmount,
      each.convertedCurrency,
      each.refuseReason,
      each.reference,
      each.txHash,
    ]),
  ];
}
