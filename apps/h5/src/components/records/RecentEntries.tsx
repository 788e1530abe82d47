import type { Schemas } from '@fairlot/api-client';
import { Cell, List } from '@fairlot/ui-kit/list';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAccountWord } from '../useAccountWord.js';
import { Balance, BalanceFlow } from '../Balance.js';
import { QueryBoundary } from '../QueryBoundary.js';
import { useKindWord } from './entryKinds.js';
import { ListSection } from '../ListSection.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import { useSessionScope } from '../../state/session.js';
import { empty } from '../ListSection.css.js';
import { useTimeText } from '../useTimeText.js';

type Entry = Schemas['Entry'];

const ROWS = 5;

const recentEntriesQuery = (scope: string) =>
  queryOptions({
    // Below the accounts' key, so that a change of balances refetches both.
    queryKey: [scope, 'account', 'entry', 'recent'],
    queryFn: async ({ signal }) =>
      (await api.get('/account/entry', { params: { query: { limit: ROWS } }, signal })).data,
  });

/** The last changes of available funds, each with the balance after it. */
export function RecentEntries() {
  const t = useT();
  const query = useQuery(recentEntriesQuery(useSessionScope()));
  return (
    <ListSection
      heading={t('profile.entries')}
      to="/pages/profile/transcation"
      all={t('profile.entries.all')}
    >
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows count={ROWS} hasAvatar={false} />}
        errorTitle={t('profile.entries.failed')}
      >
        {(entries) => (
          <List aria-label={t('profile.entries')}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryRow entry={entry} />
              </li>
            ))}
            {entries.length === 0 && <li className={empty}>{t('profile.entries.empty')}</li>}
          </List>
        )}
      </QueryBoundary>
    </ListSection>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const t = useT();
  const timeText = useTimeText();
  const kindWord = useKindWord();
  const { amount, balanceAfter, currency, createdAt, accountId } = entry;
  const account = useQuery(accountsQuery(useSessionScope())).data?.data.find(({ id }) => id === accountId);
  const accountWord = useAccountWord();
  return (
    <Cell
      title={kindWord(entry.kind)}
      note={
        <>
          {[account && accountWord(account), timeText(createdAt)].filter(Boolean).join(' · ')}
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
