import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { usePage } from '../engine/index.js';
import { usePageTop } from './usePageTop.js';
import * as css from './VirtualRows.css.js';
import { ROW_HEIGHT_REM, SCANT, STACKED_HEIGHT_REM } from './QuoteRow.css.js';

/** Rows rendered beyond each edge of the screen. */
const OVERSCAN_ROWS = 6;

export interface VirtualRowsProps<Row extends { symbol: string }> extends Pick<
  HTMLAttributes<HTMLOListElement>,
  'onPointerDown'
> {
  rows: readonly Row[];
  /** Renders one row, as high as a `QuoteRow`. `index`: its position, from 0. */
  children: (row: Row, index: number) => ReactNode;
  /** Whether more rows can be loaded now. */
  hasMore: boolean;
  /** Called when the end is within the manifest's `reachBottom`. */
  onMore: () => void;
}

/** A ranking of instruments. Whatever its length, only the visible rows and a few more are rendered. */
export function VirtualRows<Row extends { symbol: string }>(props: VirtualRowsProps<Row>) {
  const { rows, children, hasMore, onMore, ...handlers } = props;
  const { reachBottom } = usePage();
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const topPx = usePageTop(list);

  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: rowHeightPx,
    overscan: OVERSCAN_ROWS,
    scrollMargin: topPx,
    getItemKey: (index) => rows[index]?.symbol ?? index,
  });

  const loadMore = useEffectEvent(onMore);
  useEffect(() => {
    if (!hasMore || end.current === null) return undefined;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && loadMore(), {
      rootMargin: `0px 0px ${reachBottom}px`,
    });
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [hasMore, reachBottom]);

  return (
    <>
      <ol
        ref={list}
        role="list"
        className={css.list}
        style={{ height: `${virtual.getTotalSize()}px` }}
        {...handlers}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={row.symbol}
              className={css.item}
              style={{ transform: `translateY(${start - topPx}px)` }}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : rows.length}
            >
              {children(row, index)}
            </li>
          );
        })}
      </ol>
      <div ref={end} />
    </>
  );
}

/** The height of a `QuoteRow` at the reader's text size and the screen's width. */
const rowHeightPx = (): number =>
  (window.matchMedia(SCANT).matches ? STACKED_HEIGHT_REM : ROW_HEIGHT_REM) *
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
