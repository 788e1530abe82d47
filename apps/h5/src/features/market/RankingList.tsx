import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { QuoteRow, ROW_HEIGHT_REM } from '../../components/QuoteRow.js';
import { usePage } from '../../engine/index.js';
import type { RankedInstrument, RankingTab } from './api.js';
import * as css from './Market.css.js';
import { useRankedRows } from './useRankedRows.js';

/** Rows drawn beyond each edge of the screen. */
const OVERSCAN_ROWS = 6;

export interface RankingListProps {
  rows: readonly RankedInstrument[];
  tab: RankingTab;
  hasMore: boolean;
  onMore: () => void;
}

/** However long the ranking is, the page holds the rows in sight and a few more. */
export function RankingList({ rows, tab, hasMore, onMore }: RankingListProps) {
  const { rows: ranked, hold } = useRankedRows(rows, tab);
  const { reachBottom } = usePage();
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [topPx, setTopPx] = useState(0);
  useLayoutEffect(() => {
    if (list.current !== null) setTopPx(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  const virtual = useWindowVirtualizer({
    count: ranked.length,
    estimateSize: () =>
      ROW_HEIGHT_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    overscan: OVERSCAN_ROWS,
    scrollMargin: topPx,
    getItemKey: (index) => ranked[index]?.symbol ?? index,
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
        {...hold}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = ranked[index];
          if (row === undefined) return null;
          return (
            <li
              key={row.symbol}
              className={css.item}
              style={{ transform: `translateY(${start - topPx}px)` }}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : ranked.length}
            >
              <QuoteRow symbol={row.symbol} name={row.name} tickSize={row.tickSize} />
            </li>
          );
        })}
      </ol>
      <div ref={end} />
    </>
  );
}
