import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { PageTabs } from '@fairlot/ui-kit/tabs';
import { ButtonLink } from '../../components/ButtonLink.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useWatchlists } from '../../queries/watchlistQueries.js';
import { Popular } from './Popular.js';
import * as css from './Watchlist.css.js';
import { WatchlistRows } from './WatchlistRows.js';

/** The customer's watchlists, a tab per list. */
export function WatchlistPage() {
  const t = useT();
  const navigate = useNavigate();
  const { group } = useSearch('/pages/main/watchlist/index');
  const query = useWatchlists();
  const { data: lists } = query;
  const current = lists?.find(({ id }) => id === group) ?? lists?.[0];
  return (
    <>
      <div className={css.top}>
        <PageHeading>{t('manifest.watchlists')}</PageHeading>
        <ButtonLink
          variant="quiet"
          to="/pages/main/watchlist/manage"
          search={current === undefined ? {} : { group: current.id }}
        >
          {t('watchlist.manage')}
        </ButtonLink>
      </div>
      <QueryBoundary
        query={query}
        isEmpty={current === undefined}
        skeleton={<SkeletonRows count={6} />}
        errorTitle={t('watchlist.failed')}
        empty={<Popular list={undefined} />}
      >
        {lists !== undefined && current !== undefined && (
          <PageTabs
            label={t('watchlist.tabs')}
            value={current.id}
            onValueChange={(id) =>
              void navigate({ to: '/pages/main/watchlist/index', search: { group: id }, replace: true })
            }
            items={lists.map((list) => ({
              value: list.id,
              label: list.name,
              badge: list.items.length,
              content: <WatchlistRows list={list} />,
            }))}
          />
        )}
      </QueryBoundary>
    </>
  );
}
