import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { DocumentIcon } from '@fairlot/ui-kit/icon';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/ButtonLink.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { ExportButton } from '../../components/records/ExportButton.js';
import { DayRecords } from '../../components/records/DayRecords.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import { AccountSummary, type Account } from './AccountSummary.js';
import { EntryRow } from './EntryRow.js';
import { entriesQuery, loadEntries, orderSymbolsQuery } from './ledgerQueries.js';
import { LedgerFilters } from './LedgerFilters.js';
import { LedgerSum } from './LedgerSum.js';
import { useLedgerTable } from './useLedgerTable.js';

const PATH = '/pages/profile/transcation';

/** The ledger: every credit and debit, with the balance after it. */
export function Ledger() {
  const t = useT();
  const accounts = useQuery(accountsQuery(useSessionScope()));
  return (
    <>
      <PageHeading>{t('manifest.ledger')}</PageHeading>
      <QueryBoundary
        query={accounts}
        skeleton={<SkeletonRows count={6} hasAvatar={false} />}
        errorTitle={t('ledger.accountsFailed')}
      >
        {({ data }) => <AccountBook accounts={data} />}
      </QueryBoundary>
    </>
  );
}

function AccountBook({ accounts }: { accounts: readonly Account[] }) {
  const t = useT();
  const scope = useSessionScope();
  const { account: accountId, type: kind, period } = useSearch(PATH);
  const account = pickAccount(accounts, accountId);
  const filter = { accountId: account?.id, kind, period };
  const query = useInfiniteQuery(entriesQuery(scope, filter));
  const { data: symbols } = useQuery(orderSymbolsQuery(scope));
  const tableOf = useLedgerTable(accounts, symbols);
  if (account === undefined) return <EmptyState icon={<DocumentIcon />} title={t('ledger.noAccounts')} />;

  const isNarrowed = kind !== undefined || period !== 'all';
  return (
    <>
      <AccountSummary
        account={account}
        action={
          <ExportButton
            subject={`entries-${account.kind}-${account.currency.toLowerCase()}`}
            load={async () => tableOf(await loadEntries(filter))}
          />
        }
      />
      <LedgerFilters accounts={accounts} account={account} />
      <DayRecords
        query={query}
        errorTitle={t('ledger.failed')}
        empty={<NothingHere isNarrowed={isNarrowed} accountId={account.id} />}
        end={!isNarrowed && <LedgerSum entries={query.data ?? []} currency={account.currency} />}
        instantOf={({ createdAt }) => createdAt}
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} symbol={symbols?.get(entry.refId ?? '')} />}
      </DayRecords>
    </>
  );
}

/** The requested account, else the trade account, which has the most entries. */
function pickAccount(accounts: readonly Account[], id: string | undefined): Account | undefined {
  return (
    accounts.find((account) => account.id === id) ??
    accounts.find(({ kind }) => kind === 'trade') ??
    accounts[0]
  );
}

function NothingHere({ isNarrowed, accountId }: { isNarrowed: boolean; accountId: string }) {
  const t = useT();
  return (
    <EmptyState
      icon={<DocumentIcon />}
      title={t(isNarrowed ? 'ledger.emptyNarrowed' : 'ledger.empty')}
      action={
        isNarrowed ? (
          <ButtonLink variant="secondary" to={PATH} search={{ account: accountId }} replace>
            {t('ledger.showAll')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="secondary" to="/pages/deposit/index">
            {t('manifest.deposit')}
          </ButtonLink>
        )
      }
    />
  );
}
