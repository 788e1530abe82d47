import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { usePageTop } from '../../components/usePageTop.js';
import type { Position } from '../../queries/tradingQueries.js';
import { HoldingRow } from './HoldingRow.js';
import { list } from './Trade.css.js';
import type { CloseRequest } from './tradeQueries.js';

/** The estimated height of a closed row, px; each is measured once it is rendered. */
const ROW_PX = 72;
/** Rows rendered beyond each edge of the screen. */
const OVERSCAN_ROWS = 6;

export interface LongHoldingsProps {
  positions: readonly Position[];
  /** Must return a stable array per position while its requests are unchanged. */
  reviewsOf: (position: Position) => readonly CloseRequest[];
  onExits: (position: Position) => void;
}

/** Hundreds of positions: only the visible rows and a few more are rendered, whatever their heights. */
export function LongHoldings({ positions, reviewsOf, onExits }: LongHoldingsProps) {
  const element = useRef<HTMLUListElement>(null);
  const topPx = usePageTop(element);
  const virtual = useWindowVirtualizer({
    count: positions.length,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin: topPx,
    getItemKey: (index) => positions[index]?.id ?? index,
  });
  const rows = virtual.getVirtualItems();
  const [first] = rows;
  return (
    <ul
      ref={element}
      role="list"
      className={list}
      style={{
        height: `${virtual.getTotalSize()}px`,
        boxSizing: 'border-box',
        paddingTop: (first?.start ?? topPx) - topPx,
      }}
    >
      {rows.map(({ index, key }) => {
        const position = positions[index];
        return position === undefined ? null : (
          <HoldingRow
            key={key}
            position={position}
            reviews={reviewsOf(position)}
            onExits={onExits}
            index={index}
            count={positions.length}
            itemRef={virtual.measureElement}
          />
        );
      })}
    </ul>
  );
}
