import type { Schemas } from '@fairlot/api-client';
import { Card } from '@fairlot/ui-kit/card';
import { Cell, List } from '@fairlot/ui-kit/list';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useAccountWord } from '../useAccountWord.js';
import { Balance, BalanceFlow } from '../Balance.js';
import { QueryBoundary } from '../QueryBoundary.js';
import { useKindWord } from './entryKinds.js';
import { sectionLink } from '../SectionHeader.css.js';
import { SectionHeader } from '../SectionHeader.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import { useSessionScope } from '../../state/session.js';
import * as css from './Records.css.js';
import { dateFormat } from '../../i18n/formatters.js';

type Entry = Schemas['Entry'];

const ROWS = 5;

const recentEntriesQuery = (scope: string) =>
  queryOptions({
    // Below the accounts' key: whatever changes balances asks again for both.
    queryKey: [scope, 'account', 'entry', 'recent'],
    queryFn: async ({ signal }) =>
      (await api.get('/account/entry', { params: { query: { limit: ROWS } }, signal })).data,
  });

/** The last changes of available funds, each with what was left after it. */
export function RecentEntries() {
  const t = useT();
  const id = useId();
  const query = useQuery(recentEntriesQuery(useSessionScope()));
  return (
    <section aria-labelledby={id}>
      <SectionHeader
        id={id}
        action={
          <Link to="/pages/profile/transcation" className={sectionLink}>
            {t('profile.entries.all')}
          </Link>
        }
      >
        {t('profile.entries')}
      </SectionHeader>
      <div className={css.inset}>
        <Card isPadded={false}>
          <QueryBoundary
            query={query}
            skeleton={<SkeletonRows count={ROWS} hasAvatar={false} />}
            errorTitle={t('profile.entries.failed')}
          >
            {(entries) => (
              <List aria-labelledby={id}>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <EntryRow entry={entry} />
                  </li>
                ))}
                {entries.length === 0 && <li className={css.empty}>{t('profile.entries.empty')}</li>}
              </List>
            )}
          </QueryBoundary>
        </Card>
      </div>
    </section>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const t = useT();
  const locale = useLocale();
  const kindWord = useKindWord();
  const { amount, balanceAfter, currency, createdAt, accountId } = entry;
  const account = useQuery(accountsQuery(useSessionScope())).data?.data.find(({ id }) => id === accountId);
  const accountWord = useAccountWord();
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Cell
      title={kindWord(entry.kind)}
      note={
        <>
          {[account && accountWord(account), time.format(new Date(createdAt))].filter(Boolean).join(' · ')}
          <br />
          {t.rich('profile.entry.balance', {
            amount: <Balance key="amount" value={balanceAfter} currency={currency} />,
          })}
        </>
      }
      end={<BalanceFlow value={amount} currency={currency} />}
    />
  );
}
