import {
  memo,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import { usePage } from '../engine/index.js';
import * as css from './VirtualRows.css.js';

/** Rows rendered beyond each edge of the screen. */
const OVERSCAN_ROWS = 6;
/** Rows of the first render, before the screen is measured: those of a phone. */
const FIRST_ROWS = 20;

export interface VirtualRowsProps<Row extends { symbol: string }> extends Pick<
  HTMLAttributes<HTMLOListElement>,
  'onPointerDown'
> {
  rows: readonly Row[];
  /**
   * Renders one row, as high as a `QuoteRow`. `index`: its position, from 0. A stable function, so that scrolling
   * renders only the rows that appear.
   */
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
  const shown = useRowsOnScreen(list, rows.length);

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
        style={{ height: rowsHeight(rows.length) }}
        {...handlers}
      >
        {rows.slice(shown.first, shown.end).map((row, place) => {
          const index = shown.first + place;
          return (
            <li
              key={row.symbol}
              className={css.item}
              style={{ top: rowsHeight(index) }}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : rows.length}
            >
              <Content row={row} index={index} render={children} />
            </li>
          );
        })}
      </ol>
      <div ref={end} />
    </>
  );
}

const rowsHeight = (count: number) => `calc(${count} * ${css.rowHeight})`;

/** Memoized, because scrolling by a row changes none of the others. `memo` cannot express that `render` reads `row`. */
const Content = memo(function Content(props: {
  row: unknown;
  index: number;
  render: (row: never, index: number) => ReactNode;
}) {
  return props.render(props.row as never, props.index);
});

/** The rows on screen and a few beyond: from `first` to before `end`. All rows are equally high. */
function useRowsOnScreen(list: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState({ first: 0, end: FIRST_ROWS });
  useEffect(() => {
    const look = () => {
      if (list.current === null || count === 0) return;
      const { top, height } = list.current.getBoundingClientRect();
      const rowPx = height / count;
      const first = Math.max(0, Math.floor(-top / rowPx) - OVERSCAN_ROWS);
      const end = Math.ceil((window.innerHeight - top) / rowPx) + OVERSCAN_ROWS;
      setShown((now) => (now.first === first && now.end === end ? now : { first, end }));
    };
    // It also looks before the next paint, when a kept page has its scroll position again.
    const size = new ResizeObserver(look);
    size.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      size.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, count]);
  return shown;
}
