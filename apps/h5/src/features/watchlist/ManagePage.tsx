import { Button } from '@fairlot/ui-kit/button';
import { confirm } from '@fairlot/ui-kit/modal';
import { AsyncBoundary } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { Tabs } from '@fairlot/ui-kit/tabs';
import { describeError } from '../../components/describeError.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useWatchlists, watchlists, type Watchlist } from '../../stores/watchlists.js';
import { askListName } from './askListName.js';
import { ManagedList } from './ManagedList.js';
import { Popular } from './Popular.js';
import * as css from './Watchlist.css.js';

/** The customer's lists themselves: new ones, names, ends, and what stands where. */
export function ManagePage() {
  const t = useT();
  const navigate = useNavigate();
  const { group } = useSearch('/pages/main/watchlist/manage');
  const { data: lists, error, isPending, isFetching, refetch } = useWatchlists();
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
        <Button variant="quiet" onClick={create}>
          {t('watchlist.new')}
        </Button>
      </div>
      <AsyncBoundary
        status={isPending ? 'loading' : lists === undefined ? 'error' : current ? 'ready' : 'empty'}
        skeleton={<SkeletonRows count={6} hasAvatar={false} />}
        errorTitle={t('watchlist.failed')}
        errorHint={error === null ? undefined : describeError(error)[0]}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
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
                    <ListActions list={list} taken={others.map(({ name }) => name)} />
                    <ManagedList list={list} others={others} />
                  </>
                ),
              };
            })}
          />
        )}
      </AsyncBoundary>
    </>
  );
}

function ListActions({ list, taken }: { list: Watchlist; taken: readonly string[] }) {
  const t = useT();
  const rename = () =>
    void askListName({
      title: t('watchlist.rename'),
      taken,
      initialValue: list.name,
      onConfirm: (name) => watchlists.rename(list, name),
    });
  const remove = () =>
    void confirm({
      title: t('watchlist.deleteQuestion', { list: list.name }),
      description: t('watchlist.deleteHint', { count: list.items.length }),
      confirmLabel: t('watchlist.delete'),
      tone: 'critical',
      onConfirm: () => watchlists.delete(list.id),
      describeError: (error) => describeError(error).join(' '),
    });
  return (
    <div className={css.actions}>
      <Button variant="secondary" size="small" onClick={rename}>
        {t('watchlist.rename')}
      </Button>
      <Button variant="secondary" size="small" onClick={remove}>
        {t('watchlist.delete')}
      </Button>
    </div>
  );
}
