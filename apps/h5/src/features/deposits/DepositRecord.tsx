import { DepositIcon } from '@fairlot/ui-kit/icon';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NothingHere } from '../../components/NothingHere.js';
import { PageHeading } from '../../components/PageHeading.js';
import { RecordKinds } from '../../components/records/RecordKinds.js';
import { DayRecords } from '../../components/records/DayRecords.js';
import { RecordToolbar } from '../../components/records/RecordToolbar.js';
import { StatusSelect } from '../../components/records/StatusSelect.js';
import { depositStatuses } from '../../components/records/statuses.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { loadRecord, recordQuery, type Deposit } from './depositQueries.js';
import { DepositRow, useTypeWord } from './DepositRow.js';
import { toTable, type Cell } from '../../components/records/csv.js';
import { useStatusWord } from './DepositStatusPill.js';
import { reasonLine, useReason } from '../../components/reasons/useReason.js';

const PATH = '/pages/deposit/record';

/** All deposits of the customer, filtered by state, with an export. */
export function DepositRecord() {
  const t = useT();
  const { status } = useSearch(PATH);
  const navigate = useNavigate();
  const query = useInfiniteQuery(recordQuery(useSessionScope(), status));
  const tableOf = useDepositTable();
  return (
    <>
      <PageHeading>{t('manifest.deposits')}</PageHeading>
      <RecordKinds />
      <RecordToolbar
        subject="deposits"
        load={async () => tableOf(await loadRecord(status))}
        isEmpty={query.data?.length === 0}
      >
        <StatusSelect
          value={status}
          onValueChange={(next) => void navigate({ to: PATH, search: { status: next }, replace: true })}
          statuses={depositStatuses}
          nameOf={(each) => t(`deposit.status.${each}`)}
        />
      </RecordToolbar>
      <DayRecords
        query={query}
        errorTitle={t('deposit.recordFailed')}
        empty={
          <NothingHere
            icon={<DepositIcon />}
            title={t(status === 'all' ? 'deposit.empty' : 'deposit.emptyFiltered')}
            to={status === 'all' ? '/pages/deposit/index' : PATH}
            action={t(status === 'all' ? 'manifest.deposit' : 'records.showAll')}
          />
        }
        instantOf={({ submittedAt }) => submittedAt}
      >
        {(deposit) => <DepositRow key={deposit.id} deposit={deposit} />}
      </DayRecords>
    </>
  );
}

/** Converts deposits to a table with headings in the customer's language. Figures and times stay machine-readable. */
function useDepositTable(): (deposits: readonly Deposit[]) => Cell[][] {
  const t = useT();
  const statusWord = useStatusWord();
  const typeWord = useTypeWord();
  const reasonOf = useReason();
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
      [t('deposit.reason'), (each) => reasonLine(reasonOf('deposit', each))],
      [t('deposit.reference'), (each) => each.reference],
      [t('deposit.txHash'), (each) => each.txHash],
    ]);
}
