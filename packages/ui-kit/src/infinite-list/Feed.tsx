import { Children, useId, type KeyboardEvent, type ReactNode } from 'react';
import { treeOf } from '../dom/tree.js';
import { article, virtual } from './InfiniteList.css.js';

export interface FeedProps {
  /** The subject of the articles; names the feed. */
  label: string;
  children: ReactNode;
  /** Whether more articles are loading, so that the content may change. */
  isBusy: boolean;
  /** Whether there are more to load; the total is then unknown. */
  hasMore: boolean;
  /** Whether articles outside of the viewport are not rendered. */
  isVirtual: boolean;
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

/**
 * A feed of articles that a screen reader reads one by one. Each announces its position. Page Up and Page Down move
 * between them; Control with Home or End leaves the feed, which could otherwise have no reachable end.
 */
export function Feed({ label, children, isBusy, hasMore, isVirtual }: FeedProps) {
  const id = useId();
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
          id={`${id}${index}`}
          // Named by its content; otherwise the focus would announce only its position.
          aria-labelledby={`${id}${index}`}
          tabIndex={0}
          data-part="article"
          className={article}
          aria-posinset={index + 1}
          // The total is unknown before the end.
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

/** The element that a key leads to; undefined for other keys, and at the ends. */
function targetOf(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const feed = event.currentTarget;
  const articles = [...feed.querySelectorAll<HTMLElement>(':scope > article')];
  const at = articles.findIndex((each) => each.contains(event.target as Node));
  if (event.key === 'PageDown') return articles[at + 1];
  if (event.key === 'PageUp') return articles[at - 1];
  if (!event.ctrlKey || (event.key !== 'Home' && event.key !== 'End')) return undefined;
  return nearest(feed, event.key === 'End');
}

/** What takes the focus nearest to `element`, after or before it; in a shadow root also what is around that. */
function nearest(element: Element, isAfter: boolean): HTMLElement | undefined {
  const tree = treeOf(element);
  const found = [...tree.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => {
    const follows = (element.compareDocumentPosition(each) & each.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return follows === isAfter && !element.contains(each) && each.getClientRects().length > 0;
  });
  const [first, last] = [found[0], found.at(-1)];
  return (isAfter ? first : last) ?? ('host' in tree ? nearest(tree.host, isAfter) : undefined);
}
