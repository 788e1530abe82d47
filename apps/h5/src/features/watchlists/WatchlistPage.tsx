import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { PageTabs } from '@fairlot/ui-kit/tabs';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT, useLocale } from '../../i18n/index.js';
import {
  useWatchlists,
  symbolsOf,
  type Watchlist,
  type WatchlistItem,
} from '../../queries/watchlistQueries.js';
import { Popular } from './Popular.js';
import * as css from './Watchlist.css.js';
import { useQuotes } from '../../queries/quotes.js';
import { sortKeys, sortSymbols, type SortKey } from './order.js';
import { removeWithUndo } from './removeWithUndo.js';
import { IndexRow } from '../../components/IndexRow.js';
import { QuoteRow } from '../../components/QuoteRow.js';
import { useDeletedList } from './useDeletedList.js';
import { useRowSwipe } from './useRowSwipe.js';

/** The customer's watchlists, a tab per list. */
export function WatchlistPage() {
  const t = useT();
  const navigate = useNavigate();
  const { group } = useSearch('/pages/main/watchlist/index');
  const query = useWatchlists();
  const { data: lists } = query;
  const current = lists?.find(({ id }) => id === group) ?? lists?.[0];
  useDeletedList(lists, current);
  return (
    <>
      <PageHeading
        action={
          <ButtonLink
            variant="quiet"
            to="/pages/main/watchlist/manage"
            search={current === undefined ? {} : { group: current.id }}
          >
            {t('watchlist.manage')}
          </ButtonLink>
        }
      >
        {t('manifest.watchlists')}
      </PageHeading>
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
              badgeCount: list.items.length,
              content: <WatchlistRows list={list} />,
            }))}
          />
        )}
      </QueryBoundary>
    </>
  );
}

/** The minimum time between two sorts, ms. */
const RESORT_MS = 5_000;

/** One list, in the chosen order. */
function WatchlistRows({ list }: { list: Watchlist }) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const [sort, setSort] = useState<SortKey>('own');
  const symbols = symbolsOf(list);
  const itemOf = new Map(list.items.map((item) => [item.symbol, item]));
  const quotes = useQuotes(symbols, RESORT_MS);
  if (symbols.length === 0) return <Popular list={list} />;

  const sorted = sortSymbols(symbols, sort, {
    nameOf: (symbol) => itemOf.get(symbol)?.name ?? symbol,
    quoteOf: (symbol) => quotes.get(symbol),
    locale,
  });
  return (
    <>
      <div className={css.controls}>
        <SegmentedControl
          label={t('watchlist.sort')}
          value={sort}
          onValueChange={setSort}
          options={sortKeys.map((value) => ({
            value,
            label: t(`watchlist.sort.${value}`),
            fullLabel: t(`watchlist.sortFull.${value}`),
          }))}
        />
      </div>
      <ul role="list" className={css.rows}>
        {sorted.map((symbol) => {
          const item = itemOf.get(symbol);
          return (
            item !== undefined && (
              <WatchlistRow
                key={symbol}
                item={item}
                onRemove={() => void removeWithUndo(list, [symbol])}
                onLongPress={() =>
                  void navigate({ to: '/pages/main/watchlist/manage', search: { group: list.id } })
                }
              />
            )
          );
        })}
      </ul>
      <div className={css.foot}>
        <ButtonLink variant="secondary" to="/pages/search/index">
          {t('watchlist.search')}
        </ButtonLink>
      </div>
    </>
  );
}

interface WatchlistRowProps {
  item: WatchlistItem;
  onRemove: () => void;
  onLongPress: () => void;
}

/** A row that a swipe to the left removes; keyboards remove it on the page that manages the list. */
function WatchlistRow({ item, onRemove, onLongPress }: WatchlistRowProps) {
  const t = useT();
  const { symbol, name, marketId, tickSize } = item;
  const { offsetPx, handlers } = useRowSwipe(onRemove, onLongPress);
  return (
    <li className={css.swiped} {...handlers}>
      {offsetPx < 0 && (
        <span className={css.under} aria-hidden="true">
          {t('watchlist.removeChosen')}
        </span>
      )}
      <div
        className={css.over}
        data-resting={offsetPx === 0 ? '' : undefined}
        style={offsetPx === 0 ? undefined : { transform: `translateX(${offsetPx}px)` }}
      >
        {tickSize === null ? (
          <IndexRow index={item} />
        ) : (
          <QuoteRow symbol={symbol} name={name} marketId={marketId} tickSize={tickSize} />
        )}
      </div>
    </li>
  );
}
