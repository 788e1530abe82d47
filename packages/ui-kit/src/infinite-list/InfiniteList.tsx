import type { CSSProperties, ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { Button } from '../button/index.js';
import { keepsFocus } from '../dom/keepsFocus.js';
import { List } from '../list/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { Spinner } from '../spinner/index.js';
import { Feed } from './Feed.js';
import * as css from './InfiniteList.css.js';
import { useLoadMore } from './useLoadMore.js';

const english = {
  failedTitle: en.failedTitle,
  moreLoaded: en.moreLoaded,
  loading: en.loading,
  retry: en.retry,
  loadMore: en.loadMore,
  endReached: en.endReached,
};

export interface InfiniteListProps extends RootProps {
  /** Shown above the list, and its name. */
  heading?: ReactNode;
  /** The list's name, if there is no heading. */
  'aria-label'?: string | undefined;
  /** The loaded rows: `li` elements; in a feed, the content of each article. */
  children: ReactNode;
  /**
   * Whether the items are articles to be read in order, such as news, and not rows to choose from. It then has the
   * role `feed`, named by `aria-label`. @default false
   */
  isFeed?: boolean | undefined;
  /** How many rows are loaded. Its increase is announced after loading: "20 more loaded". */
  count: number;
  /** Whether there are more to load. */
  hasMore: boolean;
  /** Loads the next rows. A rejection shows a retry. `signal` aborts when the list is unmounted. */
  onLoadMore: (signal: AbortSignal) => Promise<unknown>;
  /** Distance of the list's end from the lower edge at which the next rows are loaded. CSS px. @default 50 */
  thresholdPx?: number | undefined;
  /** Above this many rows, rows outside of the viewport are not rendered; in a feed, articles. @default 60 */
  virtualAbove?: number | undefined;
  /** Height of a row or an article that has not been rendered. CSS px. @default 56 */
  estimatedRowPx?: number | undefined;
}

/**
 * A list that loads more as its end comes near. It announces what it loaded, offers a retry after a failure, and has
 * a button for customers who do not scroll.
 */
export function InfiniteList({ heading, children, count, hasMore, onLoadMore, ...props }: InfiniteListProps) {
  const messages = useKitMessages(english);
  const { phase, added, load, end } = useLoadMore({
    count,
    hasMore,
    onLoadMore,
    thresholdPx: props.thresholdPx ?? 50,
  });
  const isVirtual = count > (props.virtualAbove ?? 60);
  const said =
    phase === 'failed'
      ? messages.failedTitle
      : added > 0
        ? fillMessage(messages.moreLoaded, { count: added })
        : '';
  return (
    <div
      {...rootOf(props, css.root)}
      data-part="infinite-list"
      aria-busy={phase === 'loading'}
      style={{ ...props.style, '--uk-row': `${String(props.estimatedRowPx ?? 56)}px` } as CSSProperties}
    >
      {props.isFeed === true ? (
        <Feed
          label={props['aria-label'] ?? ''}
          isBusy={phase === 'loading'}
          hasMore={hasMore}
          isVirtual={isVirtual}
        >
          {children}
        </Feed>
      ) : (
        <List
          {...(heading === undefined ? {} : { heading })}
          aria-label={props['aria-label']}
          {...(isVirtual ? { className: css.virtual } : {})}
        >
          {children}
        </List>
      )}
      <div data-part="heard" className={css.heard} role="status">
        {said}
      </div>
      <div ref={end} data-part="end" className={css.end} tabIndex={-1}>
        {phase === 'loading' ? (
          <>
            <Spinner size="small" />
            {messages.loading}
          </>
        ) : phase === 'failed' ? (
          <>
            {/* Announced above already. */}
            <span aria-hidden="true">{messages.failedTitle}</span>
            <Button variant="secondary" ref={keepsFocus} size="small" onClick={load}>
              {messages.retry}
            </Button>
          </>
        ) : hasMore ? (
          <Button variant="quiet" ref={keepsFocus} size="small" onClick={load}>
            {messages.loadMore}
          </Button>
        ) : count > 0 ? (
          messages.endReached
        ) : null}
      </div>
    </div>
  );
}
