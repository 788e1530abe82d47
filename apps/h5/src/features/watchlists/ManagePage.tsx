import { PlusIcon, BackIcon, ChevronRightIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { Tabs } from '@fairlot/ui-kit/tabs';
import { Button } from '@fairlot/ui-kit/button';
import { confirm } from '@fairlot/ui-kit/modal';
import { VisuallyHidden } from '@fairlot/ui-kit/visually-hidden';
import { useState } from 'react';
import { ask } from '../../components/ask.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT, getLanguage } from '../../i18n/index.js';
import { useWatchlists, watchlists, type Watchlist } from '../../queries/watchlistQueries.js';
import { ManagedList } from './ManagedList.js';
import { Popular } from './Popular.js';
import { useDeletedList } from './useDeletedList.js';
import * as css from './Watchlist.css.js';
import { describeListError, toastListError } from '../../components/describeListError.js';
import { readMessage } from '@fairlot/forms/messages';
import { watchlistForm } from '@fairlot/forms/watchlists';

/** Manages the customer's lists: adding, renaming, deleting and ordering. */
export function ManagePage() {
  const t = useT();
  const navigate = useNavigate();
  const { group } = useSearch('/pages/main/watchlist/manage');
  const query = useWatchlists();
  const { data: lists } = query;
  const current = lists?.find(({ id }) => id === group) ?? lists?.[0];
  useDeletedList(lists, current);
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
      <PageHeading action={<IconButton icon={<PlusIcon />} label={t('watchlist.new')} onClick={create} />}>
        {t('manifest.manageWatchlists')}
      </PageHeading>
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
                badgeCount: list.items.length,
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

interface ListActionsProps {
  list: Watchlist;
  /** The customer's other lists. */
  others: readonly Watchlist[];
}

/** Actions on a whole list: rename, delete, move among the tabs. */
function ListActions({ list, others }: ListActionsProps) {
  const t = useT();
  const [isMoving, setIsMoving] = useState(false);
  const [status, setStatus] = useState('');
  const isFirst = list.position === 0;
  const isLast = list.position === others.length;

  const rename = () =>
    void askListName({
      title: t('watchlist.rename'),
      taken: others.map(({ name }) => name),
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
      describeError: (error) => describeListError(error).join(' '),
    });
  const move = async (places: number) => {
    setIsMoving(true);
    try {
      await watchlists.place(list, list.position + places);
      const place = list.position + places + 1;
      setStatus(t('watchlist.placed', { symbol: list.name, place, count: others.length + 1 }));
    } catch (error) {
      toastListError(error);
    } finally {
      setIsMoving(false);
    }
  };
  return (
    <div className={css.actions}>
      <Button variant="secondary" size="small" onClick={rename}>
        {t('watchlist.rename')}
      </Button>
      <Button variant="secondary" size="small" onClick={remove}>
        {t('watchlist.delete')}
      </Button>
      {others.length > 0 && (
        <span className={css.placing}>
          <IconButton
            className={css.step}
            icon={<BackIcon />}
            label={t('watchlist.left', { list: list.name })}
            aria-disabled={isFirst || isMoving}
            onClick={() => !isFirst && !isMoving && void move(-1)}
          />
          <IconButton
            className={css.step}
            icon={<ChevronRightIcon />}
            label={t('watchlist.right', { list: list.name })}
            aria-disabled={isLast || isMoving}
            onClick={() => !isLast && !isMoving && void move(1)}
          />
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </div>
  );
}

interface ListNameQuestion {
  title: string;
  /** Names of the customer's other lists. */
  taken: readonly string[];
  initialValue?: string;
  /** Sends the name; if it rejects, the question stays open with the reason. */
  onConfirm: (name: string) => Promise<void>;
}

/** Asks for the name of a list, validated as on the server. */
async function askListName({ title, taken, initialValue, onConfirm }: ListNameQuestion): Promise<void> {
  const { t } = getLanguage();
  const form = watchlistForm(taken);
  await ask({
    title,
    label: t('watchlist.name'),
    confirmLabel: t('watchlist.save'),
    ...(initialValue === undefined ? {} : { initialValue }),
    validate(name) {
      const issue = form.safeParse({ name }).error?.issues[0];
      return issue === undefined ? null : sayIssue(issue.message);
    },
    onConfirm: (name) => onConfirm(form.parse({ name }).name),
    describeError: (error) => describeListError(error).join(' '),
  });
}

function sayIssue(text: string): string {
  const message = readMessage(text);
  return message === null ? text : getLanguage().t(message.id, message.values);
}
