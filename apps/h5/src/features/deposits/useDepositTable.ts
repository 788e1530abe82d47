import { toTable, type Cell } from '../../components/records/csv.js';
import { useT } from '../../i18n/index.js';
import type { Deposit } from './depositQueries.js';
import { useTypeWord } from './DepositRow.js';
import { useStatusWord } from './DepositStatusPill.js';

/** Converts deposits to a table with headings in the customer's language. Figures and times stay machine-readable. */
export function useDepositTable(): (deposits: readonly Deposit[]) => Cell[][] {
  const t = useT();
  const statusWord = useStatusWord();
  const typeWord = useTypeWord();
  return (deposits) =>
    toTable(deposits, [
      [t('deposit.submittedAt'), (each) => each.submittedAt],
      [t('deposit.auditedAt'), (each) => each.auditedAt],
      [t('deposit.timezone'), (each) => each.timezone],
      [t('deposit.number'), (each) => each.id],
      [t('deposit.by'), (each) => typeWord(each.type, each.network)],
      [t('records.status'), (each) => statusWord(each.statusKey)],
      [t('deposit.amount'), (each) => each.amount],
      [t('deposit.auditAmount'), (each) => each.auditAmount],
      [t('balance.fee'), (each) => each.fee],
      [t('deposit.currency'), (each) => each.currency],
      [t('deposit.rate'), (each) => each.rate],
      [t('deposit.convertedAmount'), (each) => each.convertedAmount],
      [t('deposit.creditIn'), (each) => each.convertedCurrency],
      [t('deposit.reason'), (each) => each.refuseReason],
      [t('deposit.reference'), (each) => each.reference],
      [t('deposit.txHash'), (each) => each.txHash],
    ]);
}
