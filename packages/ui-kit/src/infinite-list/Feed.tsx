import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { article, virtual } from './InfiniteList.css.js';

export interface FeedProps {
  /** What the articles are; names the feed. */
  label: string;
  children: ReactNode;
  /** Loading more: what is read meanwhile may change. */
  isBusy: boolean;
  /** Whether there are more to load: then nobody is told how many there are. */
  hasMore: boolean;
  /** Whether articles out of sight are left undrawn. */
  isVirtual: boolean;
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

/**
 * Articles that a screen reader goes through one by one, without end: each says its place, Page Up and Page Down go between
 * them, and Control with Home or End leaves them, for nobody could otherwise come out at the other side.
 */
export function Feed({ label, children, isBusy, hasMore, isVirtual }: FeedProps) {
  const articles = Children.toArray(children);
  return (
    <div
      role="feed"
      aria-label={label}
      aria-busy={isBusy}
      data-part="virtual"
      className={isVirtual ? virtual : undefined}
      onKeyDown={onKeyDown}
    >
      {articles.map((child, index) => (
        <article
          key={index}
          tabIndex={0}
          data-part="article"
          className={article}
          aria-posinset={index + 1}
          // How many there are is not known before the end.
          aria-setsize={hasMore ? -1 : articles.length}
        >
          {child}
        </article>
      ))}
    </div>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const target = targetOf(event);
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

/** Where a key leads; undefined for keys that mean something else, and where there is no more. */
function targetOf(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const feed = event.currentTarget;
  const articles = [...feed.querySelectorAll<HTMLElement>(':scope > article')];
  const at = articles.findIndex((each) => each.contains(event.target as Node));
  if (event.key === 'PageDown') return articles[at + 1];
  if (event.key === 'PageUp') return articles[at - 1];
  if (!event.ctrlKey || (event.key !== 'Home' && event.key !== 'End')) return undefined;
  const outside = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => !feed.contains(each) && each.getClientRects().length > 0,
  );
  const follows = (each: HTMLElement) =>
    (feed.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return event.key === 'End' ? outside.find(follows) : outside.filter((each) => !follows(each)).at(-1);
}
