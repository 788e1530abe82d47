import { PlusIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { Tabs } from '@fairlot/ui-kit/tabs';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useWatchlists, watchlists } from '../../queries/watchlistQueries.js';
import { askListName } from './askListName.js';
import { ListActions } from './ListActions.js';
import { ManagedList } from './ManagedList.js';
import { Popular } from './Popular.js';
import * as css from './Watchlist.css.js';

/** Manages the customer's lists: adding, renaming, deleting and ordering. */
export function ManagePage() {
  const t = useT();
  const navigate = useNavigate();
  const { group } = useSearch('/pages/main/watchlist/manage');
  const query = useWatchlists();
  const { data: lists } = query;
  const current = lists?.find(({ id }) => id === group) ?? lists?.[0];
  const show = (id: string) =>
    void navigate({ to: '/pages/main/watchlist/manage', search: { group: id }, replace: true });
  const create = () =>
    void askListName({
      title: t('watchlist.new'),
      taken: lists?.map(({ name }) => name) ?? [],
      onConfirm: async (name) => show((await watchlists.create(name)).id),
    });
  return (
    <>
      <div className={css.top}>
        <PageHeading>{t('manifest.manageWatchlists')}</PageHeading>
        <IconButton icon={<PlusIcon />} label={t('watchlist.new')} onClick={create} />
      </div>
      <QueryBoundary
        query={query}
        isEmpty={current === undefined}
        skeleton={<SkeletonRows count={6} hasAvatar={false} />}
        errorTitle={t('watchlist.failed')}
        empty={<Popular list={undefined} />}
      >
        {lists !== undefined && current !== undefined && (
          <Tabs
            label={t('watchlist.tabs')}
            value={current.id}
            onValueChange={show}
            items={lists.map((list) => {
              const others = lists.filter(({ id }) => id !== list.id);
              return {
                value: list.id,
                label: list.name,
                badge: list.items.length,
                content: (
                  <>
                    <ListActions list={list} others={others} />
                    <ManagedList list={list} others={others} />
                  </>
                ),
              };
            })}
          />
        )}
      </QueryBoundary>
    </>
  );
}
