import { WithdrawIcon } from '@fairlot/ui-kit/icon';
import { CellLink } from '@fairlot/ui-kit/list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NothingHere } from '../../components/NothingHere.js';
import { Balance } from '../../components/Balance.js';
import { PageHeading } from '../../components/PageHeading.js';
import { RecordKinds } from '../../components/records/RecordKinds.js';
import { DayRecords } from '../../components/records/DayRecords.js';
import { RecordToolbar } from '../../components/records/RecordToolbar.js';
import { StatusSelect } from '../../components/records/StatusSelect.js';
import { withdrawalStatuses } from '../../components/records/statuses.js';
import { recordParts } from '../../components/records/recordParts.js';
import { Link, useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { loadWithdrawals, withdrawalsQuery, type Withdrawal } from './withdrawalQueries.js';
import { useArrival } from './useArrival.js';
import { payeeLine, WithdrawalPill, useWithdrawalWord } from './WithdrawalFacts.js';
import { toTable, type Cell } from '../../components/records/csv.js';
import { reasonLine, useReason } from '../../components/reasons/useReason.js';

const PATH = '/pages/withdraw/record';

/** All withdrawals of the customer, filtered by state, with an export. */
export function WithdrawalList() {
  const t = useT();
  const { status } = useSearch(PATH);
  const navigate = useNavigate();
  const query = useInfiniteQuery(withdrawalsQuery(useSessionScope(), status));
  const tableOf = useWithdrawalTable();
  return (
    <>
      <PageHeading>{t('manifest.withdrawals')}</PageHeading>
      <RecordKinds />
      <RecordToolbar
        subject="withdrawals"
        load={async () => tableOf(await loadWithdrawals(status))}
        isEmpty={query.data?.length === 0}
      >
        <StatusSelect
          value={status}
          onValueChange={(next) => void navigate({ to: PATH, search: { status: next }, replace: true })}
          statuses={withdrawalStatuses}
          nameOf={(each) => t(`withdraw.status.${each}`)}
        />
      </RecordToolbar>
      <DayRecords
        query={query}
        errorTitle={t('withdraw.listFailed')}
        empty={
          <NothingHere
            icon={<WithdrawIcon />}
            title={t(status === 'all' ? 'withdraw.empty' : 'withdraw.emptyFiltered')}
            to={status === 'all' ? '/pages/withdraw/bank' : PATH}
            action={t(status === 'all' ? 'withdraw.start' : 'records.showAll')}
          />
        }
        instantOf={({ submittedAt }) => submittedAt}
      >
        {(withdrawal) => <Row key={withdrawal.id} withdrawal={withdrawal} />}
      </DayRecords>
    </>
  );
}

function Row({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const { arrives } = useArrival();
  const reasonOf = useReason();
  const isUnderWay =
    withdrawal.settledAt === null && (withdrawal.statusKey === 'wait' || withdrawal.statusKey === 'pass');
  return (
    <li>
      <CellLink
        as={Link<'/pages/withdraw/detail'>}
        to="/pages/withdraw/detail"
        search={{ id: withdrawal.id }}
        hasChevron={false}
        {...recordParts({
          title: payeeLine(withdrawal),
          amount: <Balance value={withdrawal.amount} currency={withdrawal.currency} />,
          note: isUnderWay
            ? t('withdraw.moment.arrives', { date: arrives(withdrawal) })
            : (reasonOf('withdrawal', withdrawal)?.sentence ?? withdrawal.reference),
          status: <WithdrawalPill withdrawal={withdrawal} />,
        })}
      />
    </li>
  );
}

/** Converts withdrawals to a table with headings in the customer's language. Figures and times stay machine-readable. */
function useWithdrawalTable(): (withdrawals: readonly Withdrawal[]) => Cell[][] {
  const t = useT();
  const word = useWithdrawalWord();
  const reasonOf = useReason();
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
      [t('withdraw.csv.reason'), (row) => reasonLine(reasonOf('withdrawal', row))],
      [t('withdraw.csv.timezone'), (row) => row.timezone],
    ]);
}
