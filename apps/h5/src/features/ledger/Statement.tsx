import type { Schemas } from '@fairlot/api-client';
import { Banner } from '@fairlot/ui-kit/banner';
import { Card } from '@fairlot/ui-kit/card';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Select } from '@fairlot/ui-kit/select';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Balance, BalanceFlow } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { ExportButton } from '../../components/records/ExportButton.js';
import { Link, useNavigate, useSearch } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { queryClient } from '../../queries/queryClient.js';
import { baseSettingsQuery, useProfile } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import * as css from './Statement.css.js';
import { isMonth, monthsSince } from './statementMonths.js';
import { useAccountWord } from '../../components/useAccountWord.js';
import { useKindWord } from '../../components/records/entryKinds.js';
import { dateFormat, numberFormat } from '../../i18n/formatters.js';

const PATH = '/pages/profile/statement';

type Statement = Schemas['Statement'];

/** A month of every account: the opening balance, the sums by kind, the closing balance. Marked as simulated. */
export function StatementPage() {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const { month: asked } = useSearch(PATH);
  const { data: settings } = useQuery(baseSettingsQuery);
  const { data: profile } = useProfile();
  const months = settings && profile ? monthsSince(profile.createdAt, settings.businessTime) : undefined;
  const month = asked !== undefined && isMonth(asked) ? asked : months?.[0];
  const scope = useSessionScope();
  const query = useQuery({
    queryKey: [scope, 'statement', month],
    queryFn: ({ signal }) => api.get('/statement', { params: { query: { month: month ?? '' } }, signal }),
    enabled: month !== undefined,
    placeholderData: keepPreviousData,
  });
  const name = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const nameOf = (each: string) => name.format(new Date(`${each}-01T00:00:00Z`));
  const accounts = query.data?.accounts.filter(hasMoved);
  return (
    <>
      <PageHeading>{t('manifest.statement')}</PageHeading>
      <div className={css.page}>
        <Select
          label={t('statement.month')}
          value={month ?? ''}
          onValueChange={(next) => void navigate({ to: PATH, search: { month: next }, replace: true })}
          options={(months ?? []).map((each) => ({ value: each, label: nameOf(each) }))}
        />
        <Banner tone="info">{t('statement.simulated')}</Banner>
        <QueryBoundary
          query={query}
          isEmpty={accounts?.length === 0}
          skeleton={<SkeletonRows count={6} hasAvatar={false} />}
          errorTitle={t('statement.failed')}
          empty={<EmptyState title={t('statement.empty')} hint={t('statement.emptyHint')} />}
        >
          {query.data !== undefined && <Head statement={query.data} title={nameOf(query.data.month)} />}
          {accounts?.map((account) => (
            <AccountMonth key={account.accountId} account={account} month={query.data?.month} />
          ))}
          <p className={css.note}>{t('statement.note')}</p>
        </QueryBoundary>
      </div>
    </>
  );
}

type AccountStatement = Statement['accounts'][number];

const hasMoved = ({ openingBalance, closingBalance, totals }: AccountStatement): boolean =>
  openingBalance !== '0' || closingBalance !== '0' || totals.length > 0;

function Head({ statement, title }: { statement: Statement; title: string }) {
  const t = useT();
  const tableOf = useStatementTable();
  const { month } = statement;
  return (
    <div className={css.head}>
      <h2 className={css.heading}>{title}</h2>
      <ExportButton subject={`statement-${month}`} load={async () => tableOf(await loadStatement(month))} />
      {!statement.isComplete && <p className={css.note}>{t('statement.underWay')}</p>}
    </div>
  );
}

/** Fetches the newest figures, because a saved statement must not be outdated. */
const loadStatement = (month: string): Promise<Statement> =>
  queryClient.fetchQuery({
    queryKey: ['statement', 'export', month],
    queryFn: () => api.get('/statement', { params: { query: { month } } }),
    staleTime: 0,
    gcTime: 0,
  });

function useStatementTable() {
  const t = useT();
  const accountName = useAccountWord();
  const kindWord = useKindWord();
  return ({ month, accounts }: Statement) => [
    [
      t('statement.month'),
      t('ledger.account'),
      t('statement.what'),
      t('statement.count'),
      t('balance.amount'),
      t('records.currency'),
    ],
    ...accounts.filter(hasMoved).flatMap((account) => {
      const start = [month, accountName(account)];
      const { currency } = account;
      return [
        [...start, t('statement.opening'), '', account.openingBalance, currency],
        ...account.totals.map((each) => [
          ...start,
          kindWord(each.kind),
          String(each.count),
          each.amount,
          currency,
        ]),
        [...start, t('statement.closing'), '', account.closingBalance, currency],
      ];
    }),
    [t('statement.simulated')],
  ];
}

function AccountMonth({ account, month }: { account: AccountStatement; month: string | undefined }) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const accountName = useAccountWord();
  const kindWord = useKindWord();
  const { currency, totals } = account;
  const of = month === undefined ? undefined : { accountId: account.accountId, month };
  return (
    <section aria-labelledby={id}>
      <Card>
        <h3 id={id} className={css.account}>
          {accountName(account)}
        </h3>
        <KeyValue>
          <KeyValueRow label={t('statement.opening')}>
            <Explained figure="opening_balance" of={of}>
              <Balance value={account.openingBalance} currency={currency} />
            </Explained>
          </KeyValueRow>
          {totals.map(({ kind, amount, count }) => (
            <KeyValueRow
              key={kind}
              label={
                count === 1 ? kindWord(kind) : `${kindWord(kind)} (${numberFormat(locale).format(count)})`
              }
            >
              <Explained figure="entries_total" of={of && { ...of, kind }}>
                <BalanceFlow value={amount} currency={currency} />
              </Explained>
            </KeyValueRow>
          ))}
          <KeyValueRow label={t('statement.closing')} isTotal>
            <Explained figure="closing_balance" of={of}>
              <Balance value={account.closingBalance} currency={currency} />
            </Explained>
          </KeyValueRow>
        </KeyValue>
        <Link to="/pages/profile/transcation" search={{ account: account.accountId }} className={css.entries}>
          {t('statement.entries')}
        </Link>
      </Card>
    </section>
  );
}
