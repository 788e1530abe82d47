import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { DocumentIcon } from '@fairlot/ui-kit/icon';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { ExportButton } from '../../components/records/ExportButton.js';
import { DayRecords } from '../../components/records/DayRecords.js';
import { useSearch, useNavigate } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import { AccountSummary, type Account } from './AccountSummary.js';
import { EntryRow } from './EntryRow.js';
import { entriesQuery, loadEntries, orderSymbolsQuery } from './ledgerQueries.js';
import { toTable, type Cell } from '../../components/records/csv.js';
import { type Entry, addsUp, sumEntries } from './ledgerFacts.js';
import { useAccountWord } from '../../components/useAccountWord.js';
import { useKindWord, entryKinds } from '../../components/records/entryKinds.js';
import { Balance } from '../../components/Balance.js';
import { sum, sumHeading, sumNote, filters, wide } from './Ledger.css.js';
import { Select } from '@fairlot/ui-kit/select';
import { PeriodSelect } from '../../components/records/PeriodSelect.js';

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
            isEmpty={query.data?.length === 0}
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

/** Converts entries to a table with headings in the customer's language. Figures and times stay machine-readable. */
function useLedgerTable(
  accounts: readonly Account[],
  symbols: ReadonlyMap<string, string> | undefined,
): (entries: readonly Entry[]) => Cell[][] {
  const t = useT();
  const kindWord = useKindWord();
  const nameOf = useAccountWord();
  const accountOf = ({ accountId }: Entry) => {
    const account = accounts.find(({ id }) => id === accountId);
    return account === undefined ? accountId : nameOf(account);
  };
  return (entries) =>
    toTable(entries, [
      [t('ledger.time'), (entry) => entry.createdAt],
      [t('ledger.number'), (entry) => entry.id],
      [t('ledger.account'), accountOf],
      [t('ledger.kindLabel'), (entry) => kindWord(entry.memoKey)],
      [t('records.symbol'), (entry) => symbols?.get(entry.refId ?? '') ?? null],
      [t('balance.amount'), (entry) => entry.amount],
      [t('ledger.balance'), (entry) => entry.balanceAfter],
      [t('records.currency'), (entry) => entry.currency],
      [t('ledger.reference'), (entry) => entry.refId],
    ]);
}

/** Shown after the oldest row: the sum of the rows, which equals the balance. `entries`: all of an account. */
function LedgerSum({ entries, currency }: { entries: readonly Entry[]; currency: string }) {
  const t = useT();
  const id = useId();
  const { credits, debits, balance } = sumEntries(entries);
  const money = (value: string) => <Balance value={value} currency={currency} />;
  return (
    <section className={sum} aria-labelledby={id}>
      <Card>
        <h2 id={id} className={sumHeading}>
          {t('ledger.sum')}
        </h2>
        <KeyValue>
          <KeyValueRow label={t('ledger.credits')}>{money(credits)}</KeyValueRow>
          <KeyValueRow label={t('ledger.debits')}>
            {money(debits === '0' ? debits : `-${debits}`)}
          </KeyValueRow>
          <KeyValueRow label={t('ledger.balance')} isTotal>
            {money(balance)}
          </KeyValueRow>
        </KeyValue>
        <p className={sumNote}>{t(addsUp(entries) ? 'ledger.addsUp' : 'ledger.addsUpNot')}</p>
      </Card>
    </section>
  );
}

const ALL = 'all';

/** The account, the kind of entries and the period. Kept in the address, for Back and for links. */
function LedgerFilters({ accounts, account }: { accounts: readonly Account[]; account: Account }) {
  const t = useT();
  const search = useSearch(PATH);
  const navigate = useNavigate();
  const nameOf = useAccountWord();
  const narrow = (part: Partial<typeof search>) =>
    void navigate({ to: PATH, search: { ...search, ...part }, replace: true });
  return (
    <div className={filters}>
      <div className={wide}>
        <Select
          label={t('ledger.account')}
          value={account.id}
          onValueChange={(id) => id !== '' && narrow({ account: id })}
          options={accounts.map((each) => ({ value: each.id, label: nameOf(each) }))}
        />
      </div>
      <Select
        label={t('ledger.kindLabel')}
        value={search.type ?? ALL}
        onValueChange={(kind) => narrow({ type: kind === ALL ? undefined : kind })}
        options={[
          { value: ALL, label: t('ledger.kind.all') },
          ...entryKinds.map(({ kind, words }) => ({ value: kind, label: t(words) })),
        ]}
      />
      <PeriodSelect value={search.period} onValueChange={(period) => narrow({ period })} />
    </div>
  );
}
